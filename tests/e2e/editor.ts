import type {FrameLocator, Locator, Page} from 'playwright-core'
import {stack} from '../stack.ts'
import {content} from './content.ts'
import type {Person} from './person.ts'

/** The Studio's forms can take seconds to stand on a busy computer. */
const PATIENCE_MS = 60_000

/** Somebody at work in the Studio: what they do, in the words of its buttons and fields. */
export class Editor {
  readonly page: Page

  constructor({page}: Person) {
    this.page = page
    page.setDefaultTimeout(PATIENCE_MS)
  }

  /** Opens a document in its list. */
  async open(type: string, id: string): Promise<void> {
    await this.page.goto(`${stack.studioUrl}/intent/edit/id=${id};type=${type}/`)
    await this.field('Title').waitFor()
  }

  /** Opens the storefront's page beside the form of its document. */
  async openPreview(path: string): Promise<FrameLocator> {
    await this.page.goto(`${stack.studioUrl}/preview?preview=${encodeURIComponent(path)}`)
    await this.field('Title').waitFor()
    const storefront = this.page.frameLocator('iframe')
    await storefront.getByRole('heading', {level: 1}).waitFor()
    return storefront
  }

  field(label: string): Locator {
    return this.form.getByRole('textbox', {name: label, exact: true}).first()
  }

  number(label: string): Locator {
    return this.form.getByRole('spinbutton', {name: label, exact: true})
  }

  /** Turns to one of the form's groups of fields. */
  async turnTo(group: string): Promise<void> {
    await this.form.getByRole('tab', {name: group}).click()
  }

  /** A list, a formatted text or a picture with all that belongs to it. */
  group(label: string): Locator {
    return this.form.getByRole('group').filter({hasText: label})
  }

  /** Picks a document for a reference by its name. */
  async choose(label: string, name: string): Promise<void> {
    await this.form.getByRole('combobox', {name: label}).fill(name)
    // The courses of the list beside it are options too, and name their instructors later on.
    await this.page.getByRole('option', {name: new RegExp(`^${name}`)}).click()
  }

  async upload(label: string, file: string): Promise<void> {
    await this.group(label).getByRole('button', {name: 'Upload'}).setInputFiles(file)
    await this.form.getByRole('img', {name: 'Preview of uploaded image'}).waitFor()
  }

  async publish(): Promise<void> {
    await this.publishButton.click()
    await this.page.getByText(/was published/).waitFor()
  }

  /** Opens the list of what is wrong with the document. */
  async reviewProblems(): Promise<void> {
    await this.form.getByRole('button', {name: 'Validation'}).click()
  }

  /** Looks at the published version, and takes it off the site. */
  async unpublish(): Promise<void> {
    await this.form.getByRole('button', {name: 'Published'}).click()
    await this.form.getByRole('button', {name: 'Unpublish'}).click()
    await this.page
      .getByRole('dialog')
      .getByRole('button', {name: /unpublish/i})
      .click()
    await this.page.getByText(/was unpublished/).waitFor()
  }

  /** One of the actions in the menu beside the publish button; confirms it when asked. */
  async act(action: string, confirm: string): Promise<void> {
    await this.form.getByRole('button', {name: 'Open document actions'}).click()
    await this.page.getByRole('menuitem', {name: action}).click()
    await this.page.getByRole('dialog').getByRole('button', {name: confirm}).click()
  }

  get publishButton(): Locator {
    return this.form.getByTestId('pane-footer').getByRole('button', {name: 'Publish', exact: true})
  }

  get form(): Locator {
    return this.page.getByTestId('document-pane')
  }
}

export interface CourseOnSale {
  id: string
  slug: string
  title: string
}

/**
 * Puts a course of its own on sale, a copy of a sample under another name, so that an errand disturbs no other.
 * `remove` takes it and its draft away again.
 */
export async function putCourseOnSale(name: string): Promise<CourseOnSale & {remove: () => Promise<void>}> {
  const sample = await content.fetch<Record<string, unknown> & {_type: string}>(
    '*[_type == "course" && listing == "catalogue"] | order(number)[0]',
  )
  const mark = crypto.randomUUID().slice(0, 8)
  const id = `course-${name.toLowerCase().replaceAll(' ', '-')}-${mark}`
  const slug = id.replace('course-', '')
  const title = `${name} ${mark}`
  const {number: _number, ...copy} = sample
  await content.create({...copy, _id: id, title, slug: {_type: 'slug', current: slug}})
  return {
    id,
    slug,
    title,
    remove: async () => {
      await content.transaction().delete(id).delete(`drafts.${id}`).commit()
    },
  }
}
