import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select } from '@base-ui/react/select'
import type { OpcoesProps } from './tipos.ts'
import s from './flutua.module.css'

/** Arrows, Home, End and first letters walk them; they open on the one that is chosen. */
export function OpcoesAbertas({ ancora, valor, opcoes, aoMudar, aoFechar }: OpcoesProps) {
  return (
    // Its only style element hides a scrollbar, which ours may show.
    <CSPProvider disableStyleElements>
      <Select.Root
        open
        value={valor}
        onValueChange={(novo) => novo !== null && aoMudar(novo)}
        onOpenChange={(abre) => abre || aoFechar()}
      >
        <Select.Portal>
          <Select.Positioner
            className={s.lugar}
            // As wide as the box that the button is in.
            anchor={ancora.parentElement}
            alignItemWithTrigger={false}
            side="bottom"
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            <Select.Popup
              id={`${ancora.id}-opcoes`}
              className={`${s.caixa} ${s.opcoes}`}
              aria-labelledby={ancora.getAttribute('aria-labelledby') ?? ancora.id}
              finalFocus={() => ancora}
            >
              {opcoes.map((opcao) => (
                <Select.Item
                  key={opcao.valor}
                  value={opcao.valor}
                  label={opcao.rotulo}
                  className={`${s.item} ${s.opcao} ${opcao.valor === '' ? s.discreto : ''}`}
                >
                  <Select.ItemText>{opcao.rotulo}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  )
}
