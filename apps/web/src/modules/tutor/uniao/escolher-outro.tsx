import { useQuery } from '@tanstack/react-query'
import { juntar } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { useEspera } from '../../../lib/use-espera.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Busca } from '../../../ui/formulario/busca.tsx'
import type { OpcaoDeBusca } from '../../../ui/formulario/tipos-da-busca.ts'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './escolher-outro.module.css'

const NAO_ESPERA = () => undefined

export interface Sugestao {
  codigo: string
  nome: string
  detalhe: string
  /** Why it may be the same: "mesmo telefone". */
  motivo: string
}

export interface EscolherOutroProps {
  /** Record that stays, for now: the next step lets the person turn it round. */
  nome: string
  codigo: string
  /** "paciente", "tutor" */
  oQue: string
  chave: string
  sugestoes: readonly Sugestao[]
  procurar: (texto: string, sinal: AbortSignal) => Promise<OpcaoDeBusca[]>
  aoEscolher: (codigo: string) => void
  aoFechar: () => void
}

function Sugestoes({ sugestoes, aoEscolher }: Pick<EscolherOutroProps, 'sugestoes' | 'aoEscolher'>) {
  if (sugestoes.length === 0) return null
  return (
    <div>
      <Texto como="h3" tamanho="subtitulo" className={estilos.titulo}>
        Talvez seja um destes
      </Texto>
      <Pilha como="ul" espaco={1}>
        {sugestoes.map(({ codigo, nome, detalhe, motivo }) => (
          <li className={estilos.sugestao} key={codigo}>
            <div className={estilos.quem}>
              <strong>{nome}</strong>
              <Texto tamanho="pequeno" secundario>
                {juntar(detalhe, motivo)}
              </Texto>
            </div>
            <Botao
              size="small"
              variant="outlined"
              aria-label={`Comparar com ${nome}`}
              onClick={() => aoEscolher(codigo)}
            >
              Comparar
            </Botao>
          </li>
        ))}
      </Pilha>
    </div>
  )
}

/** Which other record is the same: one that is suggested, or one that is searched for. */
export function EscolherOutro({
  nome,
  codigo,
  oQue,
  chave,
  sugestoes,
  procurar,
  aoEscolher,
  aoFechar,
}: EscolherOutroProps) {
  const [texto, definirTexto] = useState('')
  const procurado = useEspera(texto.trim())
  const { data = [], isFetching } = useQuery({
    queryKey: [chave, 'opcoes', 'unir', procurado],
    queryFn: ({ signal }) => procurar(procurado, signal),
    enabled: procurado !== '',
    staleTime: 10_000,
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Unir outro cadastro a ${nome}`}
      descricao={`Quando o mesmo ${oQue} foi cadastrado duas vezes. Você confere os dois lado a lado antes de unir.`}
    >
      <Pilha className={estilos.escolha}>
        <Sugestoes sugestoes={sugestoes} aoEscolher={aoEscolher} />
        <Busca
          rotulo={`Procurar outro ${oQue}`}
          focar={sugestoes.length === 0}
          valor={null}
          opcoes={data.filter((opcao) => opcao.codigo !== codigo)}
          carregando={isFetching || procurado !== texto.trim()}
          semOpcoes={texto.trim() === '' ? 'Digite para procurar' : 'Nada encontrado'}
          aoAbrir={NAO_ESPERA}
          aoDigitar={definirTexto}
          aoEscolher={(opcao) => opcao !== null && aoEscolher(opcao.codigo)}
        />
      </Pilha>
    </Dialogo>
  )
}
