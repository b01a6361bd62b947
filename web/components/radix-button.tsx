import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  asChild?: boolean
  size?: '1' | '2' | '3' | '4'
  variant?: string
}

/**
 * Radix's button as the browser gets it: the same element in fewer bytes, without what no button here uses (sizes by the width of
 * the window, margins, its own spinner). The server draws the original; a test holds the two side by side.
 */
export const Button = ({ asChild, size = '2', variant = 'solid', color, className, disabled, ...others }: ButtonProps) => {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      data-disabled={disabled || undefined}
      data-accent-color={color ?? ''}
      {...others}
      className={`rt-reset rt-BaseButton rt-r-size-${size} rt-variant-${variant} rt-Button${className ? ` ${className}` : ''}`}
      disabled={disabled}
    />
  )
}
