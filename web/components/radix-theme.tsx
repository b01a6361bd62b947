import { Slot } from 'radix-ui'
import { type ComponentProps, createContext, useContext } from 'react'

interface Look {
  accentColor?: string
  grayColor?: string
  radius?: string
  panelBackground?: string
}

interface ThemeProps extends ComponentProps<'div'>, Look {
  asChild?: boolean
  hasBackground?: boolean
}

export const ThemeContext = createContext<Look | undefined>(undefined)

/** What Radix's own pieces ask for the look they stand in. */
export const useThemeContext = (): Look => useContext(ThemeContext) ?? {}

/**
 * Radix's theme as the browser gets it: the same element in fewer bytes, for a look that does not change while the page is shown,
 * and without its tooltips. Radix's own dialogs are drawn inside of it. A test holds it beside the original.
 */
export const Theme = ({
  asChild,
  hasBackground,
  className,
  accentColor,
  grayColor,
  radius,
  panelBackground,
  ...others
}: ThemeProps) => {
  const outer = useContext(ThemeContext)
  const isRoot = outer === undefined
  const look: Look = {
    accentColor: accentColor ?? outer?.accentColor,
    grayColor: grayColor ?? outer?.grayColor,
    radius: radius ?? outer?.radius,
    panelBackground: panelBackground ?? outer?.panelBackground,
  }
  const Element = asChild ? Slot.Root : 'div'
  return (
    <ThemeContext value={isRoot ? look : outer}>
      <Element
        data-is-root-theme={isRoot}
        data-accent-color={look.accentColor}
        data-gray-color={look.grayColor}
        data-has-background={hasBackground ?? isRoot}
        data-panel-background={look.panelBackground}
        data-radius={look.radius}
        data-scaling="100%"
        {...others}
        className={className ? `radix-themes ${className}` : 'radix-themes'}
      />
    </ThemeContext>
  )
}
