export { printOnClick as bringToLife } from '../../ui/print-on-click.ts'
