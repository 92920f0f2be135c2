import { loadTexts, loadTextsWith } from '../../content/texts.ts'
import { policyProps } from '../../features/legal/legal-page.server.ts'
import { policyPageWords } from '../../features/legal/words.server.ts'
import { shownTeam } from '../../features/team/shown-team.server.ts'
import { countedOn, teamInWords } from '../../features/team/team-in-words.server.ts'
import { teamPageWords } from '../../features/team/words.server.ts'
import { defaultLocale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { PrivacyProps } from './page.tsx'

export default {
  id: 'privacy',
  async load({ locale, now, data }) {
    const texts = await loadTextsWith(
      locale,
      { policyPage: policyPageWords, teamPage: teamPageWords },
      'privacy',
      'teamTexts',
    )
    const { members } = await data.team()
    const { dentists } = teamInWords(texts, shownTeam(texts, members), countedOn(members, now))
    return { policy: policyProps(texts, texts.privacy, { dentists }) }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await loadTexts(locale, 'privacy')).privacy.meta,
  jsonLd: async ({ policy }, { locale }) => ({
    name: policy.title,
    page: { dateModified: (await loadTexts(locale, 'privacy')).privacy.updated_on },
  }),
  lastModified: async () => (await loadTexts(defaultLocale, 'privacy')).privacy.updated_on,
  picture: async ({ locale }) => ({
    title: (await loadTexts(locale, 'privacy')).privacy.title,
    illustration: 'letter',
  }),
} satisfies PageServer<'privacy', PrivacyProps>
