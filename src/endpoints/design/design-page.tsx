import { spriteNames } from 'virtual:sprite'
import type { ReactNode } from 'react'
import { loadTextsWith } from '../../content/texts.ts'
import { treatments } from '../../content/treatments.ts'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { NewsCard } from '../../features/news/news-card.tsx'
import { newsCardData } from '../../features/news/news-card-data.server.ts'
import { snapshotNews } from '../../features/news/snapshot-news.ts'
import { newsPageWords } from '../../features/news/words.server.ts'
import { PriceLines } from '../../features/prices/price-lines.tsx'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import { priceSnapshot } from '../../features/prices/snapshot.ts'
import { pricesWords } from '../../features/prices/words.server.ts'
import { shownStories } from '../../features/stories/shown-stories.server.ts'
import { StoryCard } from '../../features/stories/story-card.tsx'
import { storyCardData } from '../../features/stories/story-card-data.server.ts'
import { storiesPageWords } from '../../features/stories/words.server.ts'
import { MemberCard } from '../../features/team/member-card.tsx'
import { memberCardData } from '../../features/team/member-card-data.server.ts'
import { shownTeam } from '../../features/team/shown-team.server.ts'
import { TreatmentCard } from '../../features/treatments/treatment-card.tsx'
import { treatmentCardData } from '../../features/treatments/treatment-card-data.server.ts'
import { createNonce } from '../../http/security-headers.ts'
import { defaultLocale } from '../../locale.ts'
import { pageHeaders } from '../../rendering/page-headers.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { FootnotedText } from '../../ui/footnotes.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Questions } from '../../ui/questions.tsx'
import { renderSpecimens } from './render-specimens.tsx'

/** `/_design`, in development builds only: the components and pictures of the site in one place, with real content. */
const { icons: signs, treatments: drawn, stories, rooms, scenes } = spriteNames
const icons = signs.filter((name) => name.startsWith('icon_'))
const illustrations = [...scenes, ...drawn, ...stories, ...rooms, 'logo_mark']

export async function designPage(): Promise<Response> {
  const nonce = createNonce()
  const texts = await loadTextsWith(
    defaultLocale,
    { newsPage: newsPageWords, prices: pricesWords, storiesPage: storiesPageWords },
    'storyTexts',
    'teamTexts',
    'treatmentTexts',
  )
  const whitening = texts.treatmentTexts.albire_dinti
  const newsCards = snapshotNews({ category: null, page: 1 }, new Date(Date.UTC(2026, 11, 31)))
    .articles.slice(0, 2)
    .map((article) => newsCardData(texts, article))
    .filter((card) => card !== null)
  const page = (
    <div className="wrap section stack">
      <h1>Components</h1>
      <Specimen name="Type">
        <h2>Stomatologie la lumina zilei</h2>
        <h3>Cât costă un implant?</h3>
        <p className="lead">Vedem ce este de făcut și scriem totul într-un plan.</p>
        <p>
          <FootnotedText notes={whitening.footnotes}>{whitening.success_rate}</FootnotedText>
        </p>
      </Specimen>
      <Specimen name="Buttons">
        <p className="actions">
          <button type="button" className="button">
            Cere o programare
          </button>
          <button type="button" className="button button-quiet">
            Vezi prețurile
          </button>
          <button type="button" className="button" disabled>
            Indisponibil
          </button>
          <button type="button" className="button-plain">
            Șterge
          </button>
        </p>
      </Specimen>
      <Specimen name="Fields">
        <Field
          name="bun"
          texts={{ label: 'Nume', hint: 'Așa cum vă prezentați.' }}
          error={undefined}
          errorPrefix="Eroare:"
        >
          {(control) => <input {...control} type="text" />}
        </Field>
        <Field
          name="rau"
          texts={{ label: 'Telefon' }}
          error="Lipsește zeroul de la început."
          errorPrefix="Eroare:"
        >
          {(control) => <input {...control} type="tel" defaultValue="712034567" />}
        </Field>
      </Specimen>
      <Specimen name="Cards">
        <TreatmentCard treatment={treatmentCardData(texts, treatments[0]?.key ?? 'odontoterapie')} />
        {shownTeam(texts, [])
          .slice(0, 1)
          .map((member) => (
            <MemberCard key={member.id} member={memberCardData(texts.locale, member)} />
          ))}
        {shownStories(texts, null, new Date())
          .slice(0, 1)
          .map((story) => (
            <StoryCard key={story.id} story={storyCardData(texts, story)} />
          ))}
        {newsCards.map((article) => (
          <NewsCard key={article.slug} article={article} />
        ))}
      </Specimen>
      <Specimen name="Prices">
        <PriceLines lines={priceLinesData(texts, priceSnapshot.items.slice(0, 6))} />
      </Specimen>
      <Specimen name="Questions">
        <Questions items={whitening.questions} notes={whitening.footnotes} />
      </Specimen>
      <Specimen name="Call to action">
        <CallToAction title="Vorbiți cu un medic" text="Prima consultație este gratuită." />
      </Specimen>
      <Specimen name="Error screen">
        <ErrorScreen />
      </Specimen>
      <Specimen name="Icons">
        {icons.map((name) => (
          <p key={name}>
            <Icon name={name.slice('icon_'.length)} /> {name}
          </p>
        ))}
      </Specimen>
      <Specimen name="Illustrations">
        <ul className="grid">
          {illustrations.map((name) => (
            <li key={name}>
              <Illustration name={name} shape="case" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </div>
  )
  return new Response(await renderSpecimens(page, nonce), { headers: pageHeaders(nonce, 'private') })
}

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack" aria-label={name}>
      <p className="eyebrow">{name}</p>
      {children}
    </section>
  )
}
