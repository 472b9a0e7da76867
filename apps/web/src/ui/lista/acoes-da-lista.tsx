import { useState } from 'react'
import { BotaoSemDica } from '../botao-sem-dica.tsx'
import { Dica } from '../dica.tsx'
import { Icone } from '../icones/icone.tsx'
import type { ConsultaDaLista, ListaProps } from './tipos.ts'
import type { EscolhaDeColunas } from './use-colunas.ts'
import { parte } from '../parte.tsx'
import estilos from './acoes-da-lista.module.css'

const EscolhaDasColunas = parte(async () => (await import('./painel-de-colunas.tsx')).PainelDeColunas)
const Exportacao = parte(async () => (await import('./dialogo-de-exportacao.tsx')).DialogoDeExportacao)

export interface AcoesDaListaProps<T extends { codigo: string }> extends Pick<ListaProps<T>, 'nomes' | 'buscar'> {
  consulta: ConsultaDaLista
  escolha: EscolhaDeColunas<T>
  /** Nothing matches: there is nothing to export. */
  vazia: boolean
}

/** At the end of the bar of a list: which columns it shows, and a file of what it found. */
export function AcoesDaLista<T extends { codigo: string }>({ escolha, vazia, ...lista }: AcoesDaListaProps<T>) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const [exportando, definirExportando] = useState(false)
  return (
    <div className={estilos.acoes}>
      <Dica texto="Escolher colunas">
        <BotaoSemDica
          aria-label="Escolher colunas"
          aria-haspopup="dialog"
          aria-expanded={ancora !== null}
          onClick={({ currentTarget }) => definirAncora(currentTarget)}
          color={escolha.mudada ? 'primary' : 'default'}
        >
          <Icone nome="view-column" tamanho="pequeno" />
        </BotaoSemDica>
      </Dica>
      <Dica texto="Exportar a lista">
        <BotaoSemDica
          aria-label="Exportar a lista"
          aria-haspopup="dialog"
          disabled={vazia}
          onClick={() => definirExportando(true)}
        >
          <Icone nome="file-download" tamanho="pequeno" />
        </BotaoSemDica>
      </Dica>
      {ancora !== null && <EscolhaDasColunas ancora={ancora} escolha={escolha} aoFechar={() => definirAncora(null)} />}
      {exportando && (
        <Exportacao
          {...(lista as unknown as AcoesDaListaProps<{ codigo: string }>)}
          todas={[...escolha.todas, ...escolha.daPlanilha] as never}
          visiveis={escolha.visiveis as never}
          aoFechar={() => definirExportando(false)}
        />
      )}
    </div>
  )
}
