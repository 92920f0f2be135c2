import { href } from '../routes.ts'
import { useFrame } from './frame.tsx'
import './footer.css'

export function Footer() {
  const { locale, layout } = useFrame()
  const { footer } = layout.texts
  return (
    <footer className="footer">
      <p>
        <a href={`tel:${layout.clinic.phone}`}>{layout.clinic.phoneText}</a>
      </p>
      <ul>
        <li>
          <a href={href('privacy', locale)}>{footer.privacy}</a>
        </li>
        <li>
          <a href={href('cookies', locale)}>{footer.cookies}</a>
        </li>
        <li>
          <a href={href('accessibility', locale)}>{footer.accessibility}</a>
        </li>
      </ul>
    </footer>
  )
}
