import { useState } from 'react'
import type { ComponentProps } from 'react'
import { BotaoSemDica } from '../botao-sem-dica.tsx'
import { Dica } from '../dica.tsx'
import { Icone } from '../icones/icone.tsx'
import type { NomeDoIcone } from '../icones/nomes.ts'
import type { Filtro, ListaProps } from './tipos.ts'
import type { EscolhaDeColunas } from './use-colunas.ts'
import type { UsoDaConsulta } from './use-consulta.ts'
import { parte } from '../parte.tsx'
import estilos from './acoes-da-lista.module.css'

const EscolhaDasColunas = parte(async () => (await import('./painel-de-colunas.tsx')).PainelDeColunas)
const Salvas = parte(async () => (await import('./listas-salvas.tsx')).ListasSalvas)
const Exportacao = parte(async () => (await import('./dialogo-de-exportacao.tsx')).DialogoDeExportacao)

export interface AcoesDaListaProps<T extends { codigo: string }> extends Pick<ListaProps<T>, 'nomes' | 'buscar'> {
  /** By this name a list keeps its columns and what people save of it. */
  lista: string
  filtros: readonly Filtro[]
  uso: Pick<UsoDaConsulta, 'consulta' | 'escolhida' | 'escolher'>
  escolha: EscolhaDeColunas<T>
  /** Nothing matches: there is nothing to export. */
  vazia: boolean
}

function AcaoDaLista({
  icone,
  texto,
  ...resto
}: ComponentProps<typeof BotaoSemDica> & { icone: NomeDoIcone; texto: string }) {
  return (
    <Dica texto={texto}>
      <BotaoSemDica aria-label={texto} aria-haspopup="dialog" {...resto}>
        <Icone nome={icone} tamanho="pequeno" />
      </BotaoSemDica>
    </Dica>
  )
}

/** At the end of the bar of a list: what was saved of it, which columns it shows, and a file of what it found. */
export function AcoesDaLista<T extends { codigo: string }>(props: AcoesDaListaProps<T>) {
  const { nomes, buscar, lista, filtros, uso, escolha, vazia } = props
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const [salvas, definirSalvas] = useState<HTMLElement | null>(null)
  const [exportando, definirExportando] = useState(false)
  return (
    <div className={estilos.acoes}>
      <AcaoDaLista
        icone="bookmark-border"
        texto="Listas salvas"
        aria-expanded={salvas !== null}
        onClick={({ currentTarget }) => definirSalvas(currentTarget)}
      />
      <AcaoDaLista
        icone="view-column"
        texto="Escolher colunas"
        aria-expanded={ancora !== null}
        onClick={({ currentTarget }) => definirAncora(currentTarget)}
        color={escolha.preferencia === null ? 'default' : 'primary'}
      />
      <AcaoDaLista
        icone="file-download"
        texto="Exportar a lista"
        disabled={vazia}
        onClick={() => definirExportando(true)}
      />
      {salvas !== null && (
        <Salvas
          ancora={salvas}
          lista={lista}
          filtros={filtros}
          atual={{ consulta: uso.escolhida, colunas: escolha.preferencia }}
          aoAbrir={({ consulta, colunas }) => {
            uso.escolher(consulta)
            escolha.definir(colunas)
            definirSalvas(null)
          }}
          aoFechar={() => definirSalvas(null)}
        />
      )}
      {ancora !== null && <EscolhaDasColunas ancora={ancora} escolha={escolha} aoFechar={() => definirAncora(null)} />}
      {exportando && (
        <Exportacao
          nomes={nomes}
          buscar={buscar}
          consulta={uso.consulta}
          todas={[...escolha.todas, ...escolha.daPlanilha] as never}
          visiveis={escolha.visiveis as never}
          aoFechar={() => definirExportando(false)}
        />
      )}
    </div>
  )
}
