import type { ReactNode } from 'react'
import { plural } from '../../format/plurals.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { FootnotedText, Footnotes } from '../../ui/footnotes.tsx'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useQueryFilter } from '../../ui/use-query-filter.ts'
import { MemberEntry } from './member.tsx'
import type { ListedMember, TeamProps } from './props.ts'
import '../../ui/styles/filter-choices.css'
import './page.css'

// In the document's markup: its code is fetched on later navigation alone.
const TeamEnd = onFirstInteraction(() => import('./end.tsx'), 'TeamEnd')

const everybody = 'toate'

export default function TeamPage({ texts, filters, filter, team, notes, end }: TeamProps): ReactNode {
  const { locale, layout } = useFrame()
  const [requested, select] = useQueryFilter('filtru', filter, everybody)
  const chosen = filters.some(({ key }) => key === requested) ? requested : everybody
  const visible = team.filter(
    (member) => chosen === everybody || member.filters.some((each) => each === chosen),
  )
  return (
    <>
      <PageHeader
        className="filter-row-header team-header"
        title={texts.title}
        lead={
          <>
            <FootnotedText notes={notes}>{texts.lead}</FootnotedText>
            {texts.allSpeak !== '' && (
              <>
                {` ${texts.allSpeak} `}
                <a href={href('contact', locale)}>{layout.texts.actions.book}</a>
              </>
            )}
          </>
        }
      >
        <form
          className="no-print"
          action={href('team', locale)}
          aria-label={texts.filter}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="filter-choices filter-row">
            {filters.map(({ key, name }) => (
              <button
                key={key}
                type="submit"
                name="filtru"
                value={key}
                aria-pressed={key === chosen}
                onClick={() => select(key)}
              >
                {name}
              </button>
            ))}
          </div>
        </form>
      </PageHeader>
      <div className="wrap">
        <p className="small team-count" role="status">
          {`${filters.find(({ key }) => key === chosen)?.name}: ${plural(visible.length, texts.count, locale)}`}
        </p>
        <Group kind="doctor" team={visible} texts={texts} />
      </div>
      {visible.some(({ kind }) => kind !== 'doctor') && (
        <div className="section-warm">
          <div className="wrap team-staff">
            <Group kind="assistant" team={visible} texts={texts} />
            <Group kind="receptionist" team={visible} texts={texts} />
          </div>
        </div>
      )}
      <div className="wrap team-notes">
        <Footnotes notes={notes} />
      </div>
      <ServerMarkup as="div" from=".team-end" className="team-end" value={end}>
        {(shown) => <TeamEnd {...shown} />}
      </ServerMarkup>
    </>
  )
}

function Group({
  kind,
  team,
  texts,
}: Pick<TeamProps, 'team' | 'texts'> & { kind: ListedMember['kind'] }): ReactNode {
  const members = team.filter((member) => member.kind === kind)
  if (members.length === 0) return null
  return (
    <section className="team-group" data-kind={kind} aria-labelledby={`grup-${kind}`}>
      <h2 id={`grup-${kind}`}>{texts.groups[kind]}</h2>
      <div className="team-list">
        {members.map((member) => (
          <MemberEntry key={member.id} member={member} />
        ))}
      </div>
    </section>
  )
}
