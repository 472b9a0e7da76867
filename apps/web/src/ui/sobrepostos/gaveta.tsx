import { Dialog } from '@base-ui/react/dialog'
import { BotaoDeIcone } from '../botao-de-icone.tsx'
import type { GavetaProps } from './tipos.ts'
import { Icone } from '../icones/icone.tsx'
import { useFocoDaJanela } from './foco.ts'
import s from './janela.module.css'

/** A window at the side of the page, over it. */
export function GavetaAberta({
  titulo,
  rotulo,
  sobTitulo,
  lado = 'direita',
  largura = '28rem',
  aoFechar,
  children,
}: GavetaProps) {
  const foco = useFocoDaJanela()
  return (
    <Dialog.Root open onOpenChange={(abre) => abre || aoFechar()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={s.veu} forceRender />
        <Dialog.Popup
          {...foco}
          className={s.gaveta}
          data-lado={lado}
          style={{ width: largura }}
          {...(rotulo === undefined ? {} : { 'aria-label': rotulo })}
        >
          {titulo !== undefined && (
            <header className={s.topo}>
              <div>
                <Dialog.Title className={s.titulo}>{titulo}</Dialog.Title>
                {sobTitulo}
              </div>
              <BotaoDeIcone rotulo="Fechar" edge="end" onClick={aoFechar}>
                <Icone nome="close" />
              </BotaoDeIcone>
            </header>
          )}
          {titulo === undefined ? children : <div className={s.dentro}>{children}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
