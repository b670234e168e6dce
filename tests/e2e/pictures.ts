import type {Locator} from 'playwright-core'

/** Whether a picture has come and can be drawn; one that could not be fetched has no size of its own. */
export async function isDrawn(picture: Locator): Promise<boolean> {
  // What is not near the screen is not fetched before one comes to it.
  await picture.scrollIntoViewIfNeeded()
  return picture.evaluate((image: {naturalWidth: number}) => image.naturalWidth > 0)
}
