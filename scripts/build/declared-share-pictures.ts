import { sharePictures } from '../../src/rendering/share-pictures.ts'

/** Awaited here: the runner that imports this module is closed once it is evaluated. */
export const pictures = await sharePictures()
