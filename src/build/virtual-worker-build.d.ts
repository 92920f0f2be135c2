declare module 'virtual:worker-build' {
  /** Changes whenever any module of the Worker does. */
  export const workerBuild: string
}
