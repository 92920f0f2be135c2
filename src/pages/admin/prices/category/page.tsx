import { type ReactNode, useRef, useState } from 'react'
import { autosaveAddress } from '../../../../features/admin/drafts/autosave.ts'
import { AdminBar, AdminNotice } from '../../../../features/admin/frame/admin-bar.tsx'
import { Conflict } from '../../../../features/admin/publications/conflict.tsx'
import { isSame } from '../../../../features/publishing/changes.ts'
import { useFrame } from '../../../../page-frame.ts'
import { href } from '../../../../routes.ts'
import { nameOf } from '../fields.ts'
import { type Taken, useAutosave } from './autosave/use-autosave.ts'
import { CategoryEditor } from './editor.tsx'
import { isOfNewRow } from './form/form-values.ts'
import { LivePreview } from './live-preview.tsx'
import { OwnSteps } from './own-steps.tsx'
import type { AdminCategoryProps } from './props.ts'
import { RemoveCategory } from './remove-category.tsx'
import { RowTable } from './rows/row-table.tsx'
import { Selection } from './selection/selection.tsx'
import '../../../../features/admin/frame/admin-page.css'
import '../../../../features/admin/publications/draft-diff.css'
import './page.css'

export default function AdminCategoryPage(sent: AdminCategoryProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, title, slug, conflict } = sent
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState<Taken | null>(null)
  const [amounts, setAmounts] = useState(sent.amounts)
  const [gone, setGone] = useState<readonly string[]>([])
  const saver = useAutosave({
    form,
    address: autosaveAddress(slug, locale),
    begin: conflict !== null ? 'conflict' : Object.keys(sent.errors).length > 0 ? 'refused' : 'saved',
    onSaved: (answer) => {
      setSaved(answer)
      setAmounts((before) => renewed(before, answer.amounts))
      setGone((before) => [...before, ...answer.gone])
    },
  })
  // What was saved since is one's own.
  const own = { ...texts, undo: texts.undoLast, redo: null }
  const since = saved && { ...takenOver(saved, sent.errors), texts: own }
  const props = since === null ? sent : { ...sent, ...since, amounts }
  const isOpen = sent.category !== null || sent.rows.length > 0
  const [opened] = useState(() => sent.rows.map(({ key }) => key))
  return (
    <>
      <AdminBar {...bar} drafts={saved === null ? bar.drafts : [saved.draft, ...bar.drafts.slice(1)]} />
      <div className="wrap admin-page">
        <p className="admin-way">
          <a href={href('admin/prices', locale)}>{texts.edit.back}</a>
        </p>
        <h1>{title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <Conflict conflict={conflict} texts={texts.conflict} address={sent.address} idOf={nameOf} />
        <div className="category-work" data-open={isOpen || undefined}>
          <div className="category-rows">
            <Ways {...props} isOpen={isOpen} />
            <RowTable
              table={props.table}
              amounts={props.amounts}
              places={sent.places}
              pages={sent.pages}
              texts={texts}
              address={props.address}
              version={props.version}
              opened={opened}
              chosen={sent.scenario.chosen}
              onSubmit={saver.goFirst}
            />
            <Selection {...props} onSubmit={saver.goFirst} />
            <RemoveCategory {...props} onSubmit={saver.goFirst} />
          </div>
          {isOpen && (
            <section id="panel" className="row-panel" aria-label={texts.table.panel} tabIndex={-1}>
              <p className="row-panel-way">
                <a href={props.ways.list}>{texts.table.close}</a>
              </p>
              <CategoryEditor {...props} form={form} saver={saver} gone={gone} />
              <LivePreview texts={texts.preview} slug={slug} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

/** From the list to what is not a row of it. */
function Ways({ texts, ways, address, version, isOpen }: WaysProps) {
  return (
    <form method="post" action={address} className="actions category-ways">
      <a className="button button-quiet" href={`${ways.add}#panel`}>
        {texts.table.add}
      </a>
      <a className="button button-quiet" href={`${ways.category}#panel`}>
        {texts.table.category}
      </a>
      <input type="hidden" name="version" value={version} />
      {!isOpen && <OwnSteps undo={texts.undo} redo={texts.redo} />}
    </form>
  )
}

type WaysProps = AdminCategoryProps & { isOpen: boolean }

/** The state of the draft since the page was rendered. */
function takenOver({ version, isEmpty, errors }: Taken, told: AdminCategoryProps['errors']) {
  return {
    version,
    canUndo: version > 0,
    isEmpty,
    errors: Object.fromEntries([
      // The new row is added by hand alone: what was wrong with it still is.
      ...Object.entries(told).filter(([field]) => isOfNewRow(field)),
      ...errors
        .filter(({ field }) => field !== focusedName() || field in told)
        .map(({ field, text }) => [field, text]),
    ]),
  }
}

/** With what was saved. A row that is as it was stays the same value, so that it is not rendered again. */
function renewed(rows: Row[], saved: readonly Row[]): Row[] {
  const news = new Map(saved.map((row) => [row.id, row]))
  return rows.map((row) => {
    const now = news.get(row.id) ?? row
    return isSame(now, row) ? row : now
  })
}

type Row = AdminCategoryProps['amounts'][number]

/** A field that is being typed in gets no new error; one shown before stays until the value is valid. */
function focusedName(): string | null {
  return document.activeElement?.getAttribute('name') ?? null
}
