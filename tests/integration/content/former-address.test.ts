import {afterAll, expect, test} from 'vitest'
import {stack} from '../../stack.ts'
import {clearShelf, lake, publishCourse} from '../commerce/back-office.ts'

afterAll(clearShelf)

/** What hosting gets from the function for an address without a file. */
async function ask(path: string): Promise<{status: number; to: string | null}> {
  const response = await fetch(`${stack.functionsUrl}/pages${path}`, {redirect: 'manual'})
  await response.body?.cancel()
  return {status: response.status, to: response.headers.get('location')}
}

test('a former address leads to the one of today, until it is dropped or somebody else has it', async () => {
  const [moved, other] = await Promise.all([publishCourse(), publishCourse()])
  const former = `before-${moved.id}`
  await lake
    .patch(moved.id)
    .set({
      formerSlugs: [former],
      curriculum: [{_key: 's', lessons: [{_key: 'l', title: 'One', slug: {current: 'one'}}]}],
    })
    .commit()

  expect(await ask(`/course/${former}`)).toEqual({status: 301, to: `/course/${moved.id}`})
  expect(await ask(`/course/${former}?utm_source=mail`)).toEqual({
    status: 301,
    to: `/course/${moved.id}?utm_source=mail`,
  })
  expect(await ask(`/learn/${former}`)).toEqual({status: 301, to: `/learn/${moved.id}`})
  expect(await ask(`/learn/${former}/one`)).toEqual({status: 301, to: `/learn/${moved.id}/one`})
  expect((await ask(`/learn/${former}/none`)).status).toBe(404)
  await lake
    .patch(moved.id)
    .set({
      'curriculum[0].lessons[0].slug.current': 'two',
      'curriculum[0].lessons[0].formerSlugs': ['one'],
    })
    .commit()
  expect(await ask(`/learn/${moved.id}/one`)).toEqual({status: 301, to: `/learn/${moved.id}/two`})
  expect(await ask(`/learn/${former}/two`)).toEqual({status: 301, to: `/learn/${moved.id}/two`})
  expect((await ask(`/instructor/${former}`)).status).toBe(404)
  expect((await ask(`/courses/${former}`)).status).toBe(404)
  expect(await ask(`/course/${moved.id}`)).toEqual({status: 200, to: null})

  await lake.patch(other.id).set({'slug.current': former}).commit()
  expect(await ask(`/course/${former}`)).toEqual({status: 200, to: null})

  await lake.patch(other.id).set({'slug.current': other.id}).commit()
  await lake.patch(moved.id).unset(['formerSlugs']).commit()
  expect((await ask(`/course/${former}`)).status).toBe(404)
})

test('a former address of a category leads to the one of today', async () => {
  const id = `category-${crypto.randomUUID()}`
  await lake.create({
    _id: id,
    _type: 'category',
    name: 'Craft',
    slug: {_type: 'slug', current: id},
    formerSlugs: [`before-${id}`],
  })
  try {
    expect(await ask(`/courses/before-${id}?level=Beginner`)).toEqual({
      status: 301,
      to: `/courses/${id}?level=Beginner`,
    })
    expect(await ask(`/courses/${id}`)).toEqual({status: 200, to: null})
  } finally {
    await lake.delete(id)
  }
})
