import sharp from 'sharp'

/** A photograph as a phone takes it, with the place where it was taken. */
export function photograph({ width = 900, height = 1200, shade = 120 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 60 } } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefon', ImageDescription: 'Ana acasă' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '44/1 26/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '26/1 6/1 0/1',
      },
    })
    .toBuffer()
}
