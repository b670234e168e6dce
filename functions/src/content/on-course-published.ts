import {DOCUMENT_ID} from '@lectern/domain/document-id'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {onRequest} from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import {sanityWebhookSecret} from '../parameters.ts'
import {runtime} from '../runtime.ts'
import {announceCourse} from './announce-course.ts'
import {log} from '../services/log.ts'

const bodySchema = z.object({_id: z.string().check(z.regex(DOCUMENT_ID)), _type: z.literal('course')})

/**
 * When Sanity has published a course for the first time (its webhook: filter `_type == "course"`, on create, projection
 * `{_id, _type}`). 401 for a signature that is not Sanity's; 500 for an error of ours, so that Sanity repeats the request;
 * 200 with whether mails go out for everything else.
 */
export const onCoursePublished = onRequest(
  {...runtime, secrets: [sanityWebhookSecret], invoker: 'public', timeoutSeconds: 300},
  async (request, response) => {
    const body = request.rawBody?.toString() ?? ''
    const signature = request.get(SIGNATURE_HEADER_NAME) ?? ''
    if (!(await isValidSignature(body, signature, sanityWebhookSecret.value()))) {
      log('webhook-refused', {service: 'sanity', why: 'signature'})
      response.status(401).send('The signature is not valid.')
      return
    }
    const parsed = bodySchema.safeParse(request.body)
    const isNew = request.get('sanity-operation') === 'create'
    // An id with a dot is that of a draft or a version, which is not public.
    if (!parsed.success || !isNew || parsed.data._id.includes('.')) {
      response.status(200).json({announced: false})
      return
    }
    try {
      response.status(200).json({announced: await announceCourse(parsed.data._id)})
    } catch (error) {
      log('announcement-failed', {courseId: parsed.data._id}, error)
      response.status(500).send('Try again.')
    }
  },
)
