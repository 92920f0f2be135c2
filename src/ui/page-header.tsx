import type { ReactNode } from 'react'
import { Illustration } from './illustration.tsx'
import { Breadcrumb, type Trail } from './navigation/breadcrumb.tsx'
import './page-header.css'

/** The top of every page but the home page: breadcrumb, heading, and a lead. */
export function PageHeader({
  title,
  lead,
  trail = [],
  illustration,
  children,
}: {
  title: string
  lead?: ReactNode
  trail?: Trail
  /** The name of an illustration. */
  illustration?: string
  children?: ReactNode
}): ReactNode {
  return (
    <header className="page-header">
      <div className="wrap page-header-inside">
        <Breadcrumb trail={trail} current={title} />
        <div className="page-header-text">
          <h1>{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
          {children}
        </div>
        {illustration !== undefined && (
          <div className="page-header-picture">
            <Illustration name={illustration} shape="scene" />
          </div>
        )}
      </div>
    </header>
  )
}
