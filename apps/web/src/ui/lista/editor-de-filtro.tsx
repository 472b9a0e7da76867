import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEspera } from '../../lib/use-espera.ts'
import { Calendario } from '../calendario.tsx'
import type { Filtro, FiltroDeReferencia } from './tipos.ts'
import { BuscaAberta } from '../sobrepostos/busca-aberta.tsx'
import { FlutuanteAberto } from '../sobrepostos/flutuante.tsx'
import { MenuAberto } from '../sobrepostos/menu.tsx'

interface EditorProps<F extends Filtro> {
  filtro: F
  valor: string | undefined
  aoEscolher: (valor: string) => void
}

function EscolhaDeReferencia({ filtro, aoEscolher }: EditorProps<FiltroDeReferencia>) {
  const [texto, definirTexto] = useState('')
  const procurado = useEspera(texto)
  const { data: opcoes = [], isFetching } = useQuery({
    queryKey: ['filtro', filtro.id, procurado],
    queryFn: ({ signal }) => filtro.procurar(procurado, signal),
  })
  return (
    <BuscaAberta
      rotulo={`Procurar ${filtro.rotulo.toLowerCase()}`}
      opcoes={opcoes.map((opcao) => ({ codigo: opcao.valor, nome: opcao.rotulo }))}
      carregando={isFetching}
      aoDigitar={definirTexto}
      aoEscolher={({ codigo }) => aoEscolher(codigo)}
    />
  )
}

export interface EditorDeFiltroProps extends EditorProps<Filtro> {
  ancora: HTMLElement
  aoFechar: () => void
}

/** Where the value of one filter is chosen, under its button. */
export function EditorDeFiltro({ ancora, aoFechar, filtro, valor, aoEscolher }: EditorDeFiltroProps) {
  if (filtro.tipo === 'opcoes') {
    const itens = filtro.opcoes.map((opcao) => ({
      rotulo: opcao.rotulo,
      atual: opcao.valor === valor,
      executar: () => aoEscolher(opcao.valor),
    }))
    return <MenuAberto ancora={ancora} grupos={[itens]} aoFechar={aoFechar} />
  }
  return (
    <FlutuanteAberto ancora={ancora} rotulo={`Filtrar por ${filtro.rotulo}`} aoFechar={aoFechar}>
      {filtro.tipo === 'referencia' ? (
        <EscolhaDeReferencia filtro={filtro} valor={valor} aoEscolher={aoEscolher} />
      ) : (
        <Calendario
          dia={valor === undefined ? null : Temporal.PlainDate.from(valor)}
          aoEscolher={(dia) => aoEscolher(dia.toString())}
        />
      )}
    </FlutuanteAberto>
  )
}
