import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { api, sessao } from '../../lib/navegador.ts'
import { comSobreposicao } from '../../lib/ocupado.ts'
import { useDepoisDaTela } from '../../lib/use-depois-da-tela.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dica } from '../../ui/dica.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { buscarAssociacoes, entrarNaAssociacao, precisaDeContexto } from '../sessao/index.ts'
import type { Associacao } from '../sessao/index.ts'
import { MINHA_EMPRESA, veMinhaEmpresa } from './minha-empresa.ts'
import { parte } from '../../ui/parte.tsx'
import estilos from './troca-de-contexto.module.css'

const MenuDeContexto = parte(async () => (await import('./menu-de-contexto.tsx')).MenuDeContexto)

/** Company or clinic in use; a menu when the person has more than one. `aoTrocar` runs after a change. */
export function TrocaDeContexto({ usuario, aoTrocar }: { usuario: UsuarioDaSessao; aoTrocar: () => void }) {
  const { cliente, clinica } = useSessao()
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const depoisDaTela = useDepoisDaTela()
  const { data: associacoes = [] } = useQuery({
    queryKey: ['sessao', 'associacoes', usuario.codigo],
    queryFn: () => buscarAssociacoes(usuario, api),
    enabled: depoisDaTela && precisaDeContexto(usuario),
    staleTime: 5 * 60_000,
  })
  const atual = cliente ?? clinica
  if (atual === null) return null

  const trocar = async (associacao: Associacao) => {
    definirAncora(null)
    if (associacao.codigo === atual.codigo) return
    try {
      await comSobreposicao(
        () => entrarNaAssociacao(associacao, usuario, api, sessao),
        `Entrando em ${associacao.nome}…`,
      )
      aoTrocar()
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  const nome = <span className={estilos.nome}>{atual.nome}</span>
  const temFicha = veMinhaEmpresa(cliente)
  if (associacoes.length < 2) {
    return temFicha ? (
      <Dica texto="Minha empresa">
        <BotaoElo
          {...MINHA_EMPRESA}
          color="secondary"
          startIcon={<Icone nome="storefront" />}
          aria-label={`${atual.nome}: minha empresa`}
          className={estilos.unica}
        >
          {nome}
        </BotaoElo>
      </Dica>
    ) : (
      <div className={estilos.semFicha}>
        <Icone nome="storefront" tamanho={18} />
        {nome}
      </div>
    )
  }
  return (
    <>
      <Botao
        color="secondary"
        startIcon={<Icone nome="storefront" />}
        endIcon={<Icone nome="unfold-more" />}
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        aria-label={`${atual.nome}: trocar de empresa`}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
        // On a phone the icon stands for the name, which the menu and the drawer say.
        className={estilos.troca}
      >
        {nome}
      </Botao>
      {ancora !== null && (
        <MenuDeContexto
          ancora={ancora}
          associacoes={associacoes}
          codigoAtual={atual.codigo}
          comFicha={temFicha}
          aoFechar={() => definirAncora(null)}
          aoEscolher={(associacao) => void trocar(associacao)}
        />
      )}
    </>
  )
}
