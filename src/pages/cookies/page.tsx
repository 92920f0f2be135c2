import type { ReactNode } from 'react'
import { ConsentButton } from '../../features/consent/consent-button.tsx'
import { Policy, type PolicyProps } from '../../features/legal/policy.tsx'
import type { PolicyPageWords } from '../../features/legal/ro.ts'
import { role } from '../../ui/table-roles.ts'
import './page.css'

type StoredItem = {
  name: string
  storage: string
  category: string
  /** For whom it is stored, if not for everybody. */
  audience: string | null
  lifetime: string
  purpose: string
}

export type CookiesProps = {
  policy: PolicyProps
  labels: Omit<PolicyPageWords['storedItems'], 'staff' | 'storages'>
  items: readonly StoredItem[]
}

export default function CookiesPage({ policy, labels, items }: CookiesProps): ReactNode {
  return (
    <Policy
      policy={policy}
      after={{
        'stored-items': <StoredItems labels={labels} items={items} />,
        change: <ConsentButton />,
      }}
    />
  )
}

function StoredItems({ labels, items }: Omit<CookiesProps, 'policy'>) {
  const columns = ['name', 'storage', 'category', 'lifetime', 'purpose'] as const
  return (
    <table className="stored-items" {...role.table}>
      <caption>{labels.caption}</caption>
      <thead {...role.rowgroup}>
        <tr {...role.row}>
          {columns.map((column) => (
            <th key={column} scope="col" {...role.columnheader}>
              {labels[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.rowgroup}>
        {items.map((item) => (
          <tr key={item.name} {...role.row}>
            <th scope="row" {...role.rowheader}>
              <code>{item.name}</code>
            </th>
            {columns.slice(1).map((column) => (
              <td key={column} {...role.cell} data-label={labels[column]}>
                {item[column]}
                {column === 'category' && item.audience !== null && ` (${item.audience})`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
