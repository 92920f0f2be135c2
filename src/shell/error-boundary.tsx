import { Component, type ReactNode } from 'react'

type Props = {
  /** A new visit retries what failed before. */
  visit: string
  fallback: ReactNode
  children: ReactNode
}

/** Shows the fallback in place of a part that failed to render. React's root reports the error itself. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.visit !== this.props.visit) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
