import type { ReactNode } from 'react'
import { firstScreenEnd } from './first-screen-end.tsx'
import { Illustration } from './illustration.tsx'
import { Breadcrumb, type Trail } from './navigation/breadcrumb.tsx'
import './page-header.css'

/** The top of every page but the home page: breadcrumb, heading, and a lead. */
export function PageHeader({
  title,
  lead,
  trail = [],
  illustration,
  className,
  children,
}: {
  title: string
  lead?: ReactNode
  trail?: Trail
  /** The name of an illustration. */
  illustration?: string
  /** For the styles of one page: what follows may not be there yet when the header is painted. */
  className?: string
  children?: ReactNode
}): ReactNode {
  return (
    <header className={className === undefined ? 'page-header' : `page-header ${className}`}>
      <div className={`wrap page-header-inside${illustration === undefined ? '' : ' page-header-pictured'}`}>
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
      {firstScreenEnd}
    </header>
  )
}
