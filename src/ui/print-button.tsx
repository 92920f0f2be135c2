import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './styles/needs-script.css'

/** Prints the page. On a page that stays as it came, `printOnClick` does. */
export function PrintButton({ text, className = '' }: { text: string; className?: string }): ReactNode {
  return (
    <button
      type="button"
      className={`button-plain needs-script${className && ` ${className}`}`}
      data-print=""
      onClick={() => print()}
    >
      <Icon name="print" />
      {text}
    </button>
  )
}
