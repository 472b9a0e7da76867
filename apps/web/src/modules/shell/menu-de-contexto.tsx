import { Menu } from '../../ui/menu.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Texto } from '../../ui/texto.tsx'
import type { Associacao } from '../sessao/index.ts'
import estilos from './menu-de-contexto.module.css'
import { MINHA_EMPRESA } from './minha-empresa.ts'

export interface MenuDeContextoProps {
  ancora: HTMLElement
  associacoes: readonly Associacao[]
  codigoAtual: string
  /** Whether the person may open the record of the company in use. */
  comFicha: boolean
  aoFechar: () => void
  aoEscolher: (associacao: Associacao) => void
}

function Lugar({ nome, detalhe, atual }: Pick<Associacao, 'nome' | 'detalhe'> & { atual: boolean }) {
  return (
    <>
      <div className={estilos.lugar}>
        {nome}
        {detalhe !== null && (
          <Texto como="div" tamanho="micro" secundario>
            {detalhe}
          </Texto>
        )}
      </div>
      {atual && <Icone nome="check" tamanho="pequeno" tom="marca" />}
    </>
  )
}

export function MenuDeContexto(props: MenuDeContextoProps) {
  const { ancora, associacoes, codigoAtual, comFicha, aoFechar, aoEscolher } = props
  const lugares = associacoes.map((associacao) => {
    const atual = associacao.codigo === codigoAtual
    return {
      rotulo: associacao.nome,
      desenho: <Lugar {...associacao} atual={atual} />,
      atual,
      executar: () => aoEscolher(associacao),
    }
  })
  return (
    <Menu
      ancora={ancora}
      aoFechar={aoFechar}
      grupos={comFicha ? [lugares, [{ rotulo: 'Minha empresa', para: MINHA_EMPRESA }]] : [lugares]}
    />
  )
}
