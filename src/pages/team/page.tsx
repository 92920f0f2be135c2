import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { plural } from '../../format/plurals.ts'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { FootnotedText, Footnotes } from '../../ui/footnotes.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useQueryFilter } from '../../ui/use-query-filter.ts'
import { PersonEntry } from './person.tsx'
import type { Person, TeamProps } from './props.ts'
import '../../ui/styles/filter-choices.css'
import './page.css'

const everybody = 'toate'

export default function TeamPage({ texts, filters, filter, people, notes }: TeamProps): ReactNode {
  const { locale, layout } = useFrame()
  const [requested, select] = useQueryFilter('filtru', filter, everybody)
  const chosen = filters.some(({ key }) => key === requested) ? requested : everybody
  const visible = people.filter(
    (person) => chosen === everybody || person.filters.some((each) => each === chosen),
  )
  return (
    <>
      <PageHeader title={texts.title} lead={<FootnotedText notes={notes}>{texts.lead}</FootnotedText>}>
        {texts.allSpeak !== '' && (
          <p>
            {`${texts.allSpeak} `}
            <a href={href('contact', locale)}>{layout.texts.actions.book}</a>
          </p>
        )}
        <form
          className="team-filter no-print"
          action={href('team', locale)}
          onSubmit={(event) => event.preventDefault()}
        >
          <fieldset>
            <legend>{texts.filter}</legend>
            <div className="filter-choices">
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
          </fieldset>
        </form>
      </PageHeader>
      <div className="wrap">
        <p className="small" role="status">
          {plural(visible.length, texts.count, locale)}
        </p>
        <Group kind="doctor" people={visible} texts={texts} notes={notes} />
      </div>
      {visible.some(({ kind }) => kind !== 'doctor') && (
        <div className="section-warm">
          <div className="wrap team-staff">
            <Group kind="assistant" people={visible} texts={texts} notes={notes} />
            <Group kind="receptionist" people={visible} texts={texts} notes={notes} />
          </div>
        </div>
      )}
      <div className="wrap team-notes">
        <Footnotes notes={notes} />
      </div>
      <CallToAction title={texts.help.title} text={texts.help.text} />
    </>
  )
}

function Group({
  kind,
  people,
  texts,
  notes,
}: Pick<TeamProps, 'people' | 'texts' | 'notes'> & { kind: Person['kind'] }): ReactNode {
  const members = people.filter((person) => person.kind === kind)
  if (members.length === 0) return null
  return (
    <section className="team-group" data-kind={kind} aria-labelledby={`grup-${kind}`}>
      <h2 id={`grup-${kind}`}>{texts.groups[kind]}</h2>
      {members.map((person) => (
        <PersonEntry key={person.id} person={person} texts={texts} notes={notes} />
      ))}
    </section>
  )
}
