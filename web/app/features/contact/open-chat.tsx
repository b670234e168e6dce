import {useState, type ComponentType} from 'react'
import {Button} from '~/ui/button'

/** Opens the form of the chat, whose code is fetched then; when it cannot be fetched, the contact page is opened. */
export function OpenChat() {
  const [Form, setForm] = useState<ComponentType>()
  const open = async () => {
    try {
      const {ChatForm} = await import('./chat-form')
      setForm(() => ChatForm)
    } catch {
      window.location.assign('/contact')
    }
  }
  if (Form) return <Form />
  return (
    <Button
      variant="secondary"
      onClick={() => void open()}
      className="mt-3 justify-self-start noscript:hidden"
    >
      Write a message
    </Button>
  )
}
