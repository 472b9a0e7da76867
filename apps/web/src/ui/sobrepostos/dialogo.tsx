import { Dialog } from '@base-ui/react/dialog'
import { useId, useState } from 'react'
import type { CSSProperties } from 'react'
import { BotaoDeIcone } from '../botao-de-icone.tsx'
import type { DialogoProps } from './tipos.ts'
import { criarJanela, NaJanela } from '../janela.ts'
import { Icone } from '../icones/icone.tsx'
import { useFocoDaJanela } from './foco.ts'
import s from './janela.module.css'

const LARGURAS = { xs: '444px', sm: '600px', md: '900px', lg: '1280px' }

/** A window over the page; on a phone it takes the whole screen. It asks before closing over what a form in it holds. */
export function DialogoAberto({
  aberto,
  aoFechar,
  titulo,
  descricao,
  largura = 'sm',
  acoes,
  soTexto = false,
  children,
}: DialogoProps) {
  const id = useId()
  const foco = useFocoDaJanela()
  const [janela] = useState(criarJanela)
  const fechar = () => void janela.fechar(aoFechar)
  return (
    <Dialog.Root open={aberto} onOpenChange={(abre) => abre || fechar()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={s.veu} forceRender />
        <Dialog.Popup
          {...foco}
          className={`${s.janela} ${largura === 'xs' ? '' : s.inteira}`}
          style={{ '--largura': LARGURAS[largura] } as CSSProperties}
        >
          <header className={s.cabecalho}>
            <div>
              <Dialog.Title id={id} className={s.titulo}>
                {titulo}
              </Dialog.Title>
              {descricao !== undefined && <Dialog.Description className={s.descricao}>{descricao}</Dialog.Description>}
            </div>
            <BotaoDeIcone rotulo="Fechar" edge="end" size="small" onClick={fechar}>
              <Icone nome="close" tamanho="pequeno" />
            </BotaoDeIcone>
          </header>
          {children !== undefined && (
            <div className={s.corpo} {...(soTexto ? { role: 'region', tabIndex: 0, 'aria-labelledby': id } : {})}>
              <div>
                <NaJanela value={janela}>{children}</NaJanela>
              </div>
            </div>
          )}
          {acoes !== undefined && <footer className={s.rodape}>{acoes}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
