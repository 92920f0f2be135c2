export { tellOpenNow as bringToLife } from '../../features/clinic/tell-open-now.ts'
