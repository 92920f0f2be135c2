import { testsOfPatientsWay } from '../support/browser/patients-way.ts'
import { openSharedSite } from '../support/site/open-site.ts'

testsOfPatientsWay(openSharedSite(), true)
