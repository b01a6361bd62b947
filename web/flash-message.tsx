import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastRegion } from './components/toast-region.tsx'
import { adoptNonceForStyles } from './nonce.ts'
import { Providers } from './providers.tsx'
import { takeMessage } from './state/flash.ts'
import { useShowToast } from './state/toasts.ts'

const Message = () => {
  const showToast = useShowToast()
  useEffect(() => {
    const message = takeMessage()
    if (message) showToast(message.kind, message.text)
  }, [showToast])
  return <ToastRegion place="top-center" />
}

/** Shows on a still page what the page before left to say. */
export const showMessage = () => {
  adoptNonceForStyles()
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <Providers inside="island">
      <Message />
    </Providers>,
  )
}
