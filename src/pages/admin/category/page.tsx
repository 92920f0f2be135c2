import { type ReactNode, useRef, useState } from 'react'
import { autosaveAddress } from '../../../features/admin/drafts/autosave.ts'
import { AdminBar, AdminNotice } from '../../../features/admin/frame/admin-bar.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { Conflict } from './conflict.tsx'
import { CategoryEditor } from './editor.tsx'
import { LivePreview } from './live-preview.tsx'
import type { AdminCategoryProps } from './props.ts'
import { RemoveCategory } from './remove-category.tsx'
import { Scenario } from './scenario.tsx'
import { type Taken, useAutosave } from './use-autosave.ts'
import '../../../features/admin/frame/admin-page.css'
import '../../../features/admin/publications/price-diff.css'
import './page.css'

export default function AdminCategoryPage(sent: AdminCategoryProps): ReactNode {
  const { locale } = useFrame()
  const { bar, texts, notice, title, slug, conflict } = sent
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState<Taken | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const saver = useAutosave({
    form,
    address: autosaveAddress(slug, locale),
    begin: conflict !== null ? 'conflict' : Object.keys(sent.errors).length > 0 ? 'refused' : 'saved',
    onSaved: (answer) => {
      setSaved(answer)
      setGone((before) => [...before, ...answer.gone])
    },
  })
  // What was saved since is one's own.
  const since = saved && { ...takenOver(saved), texts: { ...texts, undo: texts.undoLast } }
  const props = since === null ? sent : { ...sent, ...since }
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <p className="admin-way">
          <a href={href('admin/prices', locale)}>{texts.edit.back}</a>
        </p>
        <h1>{title}</h1>
        <AdminNotice notice={notice} prefix={texts.errorPrefix} />
        <Conflict {...sent} />
        <div className="category-work">
          <div className="category-forms">
            <CategoryEditor {...props} form={form} saver={saver} gone={gone} />
            <Scenario {...props} onSubmit={saver.goFirst} />
            <RemoveCategory {...props} onSubmit={saver.goFirst} />
          </div>
          <LivePreview texts={texts.preview} slug={slug} />
        </div>
      </div>
    </>
  )
}

/** The state of the draft since the page was rendered. */
function takenOver({ version, amounts, errors }: Taken) {
  return {
    version,
    amounts,
    canUndo: version > 0,
    isEmpty: amounts.length === 0,
    errors: Object.fromEntries(
      errors.filter(({ field }) => field !== focusedName()).map(({ field, text }) => [field, text]),
    ),
  }
}

/** Errors are not shown in a field that is being typed in. */
function focusedName(): string | null {
  return document.activeElement?.getAttribute('name') ?? null
}
