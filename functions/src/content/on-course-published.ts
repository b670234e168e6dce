import {logger} from 'firebase-functions/logger'
import {onRequest} from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import {sanityWebhookSecret} from '../parameters.ts'
import {runtime} from '../runtime.ts'
import {announceCourse} from './announce-course.ts'
import {isSignedBySanity} from './sanity-signature.ts'

const bodySchema = z.object({_id: z.string(), _type: z.string()})

/**
 * When Sanity has published a course for the first time (its webhook: filter `_type == "course"`, on create, projection
 * `{_id, _type}`). 401 for a signature that is not Sanity's; 500 when we fail, so that Sanity sends it again.
 */
export const onCoursePublished = onRequest(
  {...runtime, secrets: [sanityWebhookSecret], invoker: 'public', timeoutSeconds: 300},
  async (request, response) => {
    const body = request.rawBody?.toString() ?? ''
    if (!isSignedBySanity(body, request.get('sanity-webhook-signature'), sanityWebhookSecret.value())) {
      response.status(401).send('The signature does not fit.')
      return
    }
    const parsed = bodySchema.safeParse(request.body)
    const isNews =
      parsed.success && parsed.data._type === 'course' && request.get('sanity-operation') === 'create'
    if (!isNews || parsed.data._id.includes('.')) {
      response.status(200).json({announced: 0})
      return
    }
    try {
      response.status(200).json({announced: await announceCourse(parsed.data._id)})
    } catch (error) {
      logger.error('Announcing a course failed', {course: parsed.data._id, error})
      response.status(500).send('Try again.')
    }
  },
)
