import type { ReactNode } from 'react'
import type { CategoryValues, RowValues } from '../../admin/price-fields.ts'
import type { AdminPrices } from '../../content/admin-schema.ts'
import type { Prices } from '../../content/payment-schema.ts'
import type { Amounts } from '../../data/prices/price-text.ts'
import { href } from '../../routes.ts'
import { AdminBar, type AdminBarProps, AdminNotice, type Notice } from '../../ui/admin-bar.tsx'
import { useFrame } from '../../ui/frame.tsx'
import { CategoryEditor } from './editor.tsx'
import { Scenario } from './scenario.tsx'
import '../../ui/admin-page.css'
import '../../ui/price-diff.css'
import './page.css'

export type Option = { value: string; text: string }
export type EditedRow = {
  key: string
  title: string
  values: RowValues
  removed: boolean
  /** What visitors see of it now. */
  published: string | null
}

export type AdminCategoryProps = {
  bar: AdminBarProps
  texts: Pick<AdminPrices, 'edit' | 'fields' | 'problems' | 'scenario' | 'conflict' | 'errorPrefix'> &
    Pick<Prices, 'amounts'>
  notice: Notice | null
  slug: string
  title: string
  /** Of the draft that the form was made of. */
  version: number
  category: CategoryValues
  rows: EditedRow[]
  /** By the names of the fields. */
  errors: Record<string, string>
  conflict: { lead: string; rows: { key: string; title: string; mine: string; theirs: string }[] } | null
  choices: { units: Option[]; kinds: Option[]; vat: Option[]; roundings: Option[] }
  /** What an instalment is reckoned with; below `least` there is no credit. */
  credit: { nominalRate: number; months: number; insurancePerMonth: number; least: number }
  scenario: { percent: string; rounding: string; error: string | null }
  amounts: (Amounts & { id: string; title: string })[]
}

export default function AdminCategoryPage(props: AdminCategoryProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, title } = props
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <p>
          <a href={href('adminPrices', locale)}>{texts.edit.back}</a>
        </p>
        <h1>{title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <Conflict {...props} />
        <CategoryEditor {...props} />
        <Scenario {...props} />
      </div>
    </>
  )
}

function Conflict({ conflict, texts, slug }: AdminCategoryProps) {
  const { locale } = useFrame()
  if (conflict === null) return null
  const { title, row, mine, theirs, takeTheirs } = texts.conflict
  return (
    <section className="admin-conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">{title}</h2>
      <p>{conflict.lead}</p>
      <table className="price-diff">
        <thead>
          <tr>
            <th scope="col">{row}</th>
            <th scope="col">{mine}</th>
            <th scope="col">{theirs}</th>
          </tr>
        </thead>
        <tbody>
          {conflict.rows.map((each) => (
            <tr key={each.key}>
              <th scope="row">{each.title}</th>
              <td data-label={mine}>{each.mine}</td>
              <td data-label={theirs}>{each.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={href('adminCategory', locale, { slug })}>{takeTheirs}</a>
      </p>
    </section>
  )
}
