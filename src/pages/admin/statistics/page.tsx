import type { ReactNode } from 'react'
import { AdminBar } from '../../../features/admin/frame/admin-bar.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import type { FrameProps } from '../../admin-page.ts'
import type { StatisticsWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

/** `share` of the largest row, from 0 to 1, is drawn; every figure is also written. */
export type Measured = { name: string; cells: readonly string[]; share: number | null }
export type MeasuredTable = {
  id: string
  title: string
  lead: string
  columns: readonly string[]
  rows: readonly Measured[]
}

export type AdminStatisticsProps = FrameProps & {
  texts: Pick<StatisticsWords, 'title' | 'lead' | 'periods' | 'none'>
  periods: readonly { days: number; text: string; isShown: boolean }[]
  /** Why there is nothing to show, or null. */
  unread: string | null
  tables: readonly MeasuredTable[]
}

export default function AdminStatisticsPage(props: AdminStatisticsProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, periods, unread, tables } = props
  const address = href('admin/statistics', locale)
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <nav aria-label={texts.periods}>
          <ul className="publication-subjects">
            {periods.map(({ days, text, isShown }) => (
              <li key={days}>
                <a href={`${address}?days=${days}`} aria-current={isShown ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {unread !== null && (
          <p className="admin-notice" role="alert" data-wrong>
            {unread}
          </p>
        )}
        {unread === null && tables.map((table) => <Figures key={table.id} {...table} none={texts.none} />)}
      </div>
    </>
  )
}

function Figures({ id, title, lead, columns, rows, none }: MeasuredTable & { none: string }) {
  return (
    <section aria-labelledby={id} className="statistics">
      <h2 id={id}>{title}</h2>
      <p className="small">{lead}</p>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells, share }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {share !== null && <meter aria-hidden="true" min={0} max={1} value={share} />}
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
