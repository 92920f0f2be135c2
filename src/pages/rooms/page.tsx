import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { RoomList, type RoomPicture } from '../../features/rooms/room-figure.tsx'
import { type WayData, WayInside } from '../../features/rooms/way-inside.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { RoomsPageWords } from './ro.ts'
import './page.css'

export type RoomsProps = {
  texts: Pick<RoomsPageWords, 'title' | 'lead' | 'pictures' | 'next'> & {
    drawn: string | null
    way: string
    address: string
  }
  pictures: readonly RoomPicture[]
  way: WayData
}

/** Every picture of the clinic. */
export default function RoomsPage({ texts, pictures, way }: RoomsProps): ReactNode {
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead}>
        {texts.drawn !== null && <p className="small">{texts.drawn}</p>}
      </PageHeader>
      {pictures.length > 0 && (
        <section className="wrap rooms-all" aria-labelledby="incaperi">
          <h2 className="visually-hidden" id="incaperi">
            {texts.pictures}
          </h2>
          <RoomList pictures={pictures} />
        </section>
      )}
      <section className="section section-warm" id="drumul" aria-labelledby="drum">
        <div className="wrap rooms-way">
          <h2 id="drum">{texts.way}</h2>
          <address>{texts.address}</address>
          <div className="way-here">
            <WayInside way={way} />
          </div>
        </div>
      </section>
      <CallToAction title={texts.next.title} text={texts.next.text} />
    </>
  )
}
