import { Outlet, useLocation } from '@tanstack/react-router'
import { menuDoPerfil } from '@vetlume/dominio/menu'
import { permissaoDaTela } from '@vetlume/dominio/rotas'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { useCallback, useMemo, useState } from 'react'
import { useAparencia } from '../../lib/aparencia.ts'
import { useDepoisDaTela } from '../../lib/use-depois-da-tela.ts'
import { DESKTOP, useMedia } from '../../lib/use-media.ts'
import { usePermissoes } from '../../lib/use-pode.ts'
import { SEM_ACESSO } from '../../ui/estados.tsx'
import { parte } from '../../ui/parte.tsx'
import { useAtalho } from '../../ui/use-atalho.ts'
import { BotaoDeBusca } from '../busca/index.ts'
import { Reforco } from '../sessao/index.ts'
import { BarraSuperior } from './barra-superior.tsx'
import { MenuLateral } from './menu-lateral.tsx'
import estilos from './moldura.module.css'
import { useFocoNaTroca } from './use-foco-na-troca.ts'

const FaixaDeSuporte = parte(async () => (await import('../suporte/index.ts')).FaixaDeSuporte)
const Faixas = parte(async () => (await import('./faixas.tsx')).Faixas)
/** As wide as its button: what is beside the bell does not move when it comes. */
const LUGAR_DO_SINO = <div className={estilos.lugarDoSino} />
const Sino = parte(async () => (await import('../notificacao/index.ts')).Sino, LUGAR_DO_SINO)
const GavetaDeAparencia = parte(async () => (await import('./aparencia-gaveta.tsx')).GavetaDeAparencia)
const GavetaDeMenu = parte(async () => (await import('./menu-gaveta.tsx')).GavetaDeMenu)
const MenuHorizontal = parte(
  async () => (await import('./menu-horizontal.tsx')).MenuHorizontal,
  <div className={estilos.lugarDoMenu} />,
)
const AjudaDoTeclado = parte(async () => (await import('./ajuda-do-teclado.tsx')).AjudaDoTeclado)

export interface MolduraProps {
  usuario: UsuarioDaSessao
  aoSair: () => void
  aoTrocarContexto: () => void
}

/** Top bar, menu in the chosen layout, content. At 991 px and below the menu is always a drawer. */
export function Moldura({ usuario, aoSair, aoTrocarContexto }: MolduraProps) {
  const { menu: modo } = useAparencia()
  const desktop = useMedia(DESKTOP)
  const [fixoAberto, definirFixoAberto] = useState(true)
  const [gavetaAberta, definirGavetaAberta] = useState(false)
  const [painel, definirPainel] = useState<'aparencia' | 'atalhos' | null>(null)
  // The bell asks the server: it arrives after the page, never before it.
  const depoisDaTela = useDepoisDaTela()
  const pode = usePermissoes()
  const grupos = useMemo(
    () => menuDoPerfil(usuario.perfis, (rota) => pode(permissaoDaTela(rota))),
    [usuario.perfis, pode],
  )
  const { conteudo, anuncio } = useFocoNaTroca()
  // What the server would refuse is not asked for.
  const podeAbrir = pode(permissaoDaTela(useLocation({ select: ({ pathname }) => pathname })))
  useAtalho(
    '?',
    useCallback(() => definirPainel('atalhos'), []),
  )

  // A profile without entries (the specialist) has the toggle too: its drawer says who is in, and where.
  const comItens = grupos.length > 0
  const fixo = desktop && comItens && modo === 'static'
  const horizontal = desktop && comItens && modo === 'horizontal'
  const emGaveta = !fixo && !horizontal
  const fechar = () => definirPainel(null)
  const menuDaBarra = horizontal
    ? null
    : fixo
      ? { aberto: fixoAberto, alternar: () => definirFixoAberto(!fixoAberto) }
      : { aberto: gavetaAberta, alternar: () => definirGavetaAberta(!gavetaAberta) }
  const comFixo = fixo && fixoAberto

  return (
    <>
      <a href="#conteudo" className={estilos.pular}>
        Pular para o conteúdo
      </a>
      <BarraSuperior
        usuario={usuario}
        menu={menuDaBarra}
        acoes={
          <>
            <BotaoDeBusca perfis={usuario.perfis} />
            {depoisDaTela ? <Sino /> : LUGAR_DO_SINO}
          </>
        }
        aoAbrirAparencia={() => definirPainel('aparencia')}
        aoAbrirAtalhos={() => definirPainel('atalhos')}
        aoTrocarContexto={aoTrocarContexto}
        aoSair={aoSair}
      />
      {depoisDaTela && <FaixaDeSuporte usuario={usuario} />}
      {horizontal && <MenuHorizontal grupos={grupos} />}
      <div className={comFixo ? estilos.comMenu : estilos.semMenu}>
        {comFixo && (
          <div className={estilos.menu}>
            <MenuLateral grupos={grupos} />
          </div>
        )}
        <main id="conteudo" ref={conteudo} tabIndex={-1} className={estilos.conteudo}>
          {depoisDaTela && <Faixas />}
          {podeAbrir ? <Outlet /> : SEM_ACESSO}
        </main>
      </div>
      {emGaveta && gavetaAberta && (
        <GavetaDeMenu
          usuario={usuario}
          grupos={grupos}
          aoFechar={() => definirGavetaAberta(false)}
          aoAbrirAparencia={() => {
            definirGavetaAberta(false)
            definirPainel('aparencia')
          }}
        />
      )}
      {painel === 'aparencia' && <GavetaDeAparencia aoFechar={fechar} />}
      {painel === 'atalhos' && <AjudaDoTeclado aoFechar={fechar} />}
      <Reforco />
      <div className="so-leitor" aria-live="polite">
        {anuncio}
      </div>
    </>
  )
}
