import type { UseQueryResult } from '@tanstack/react-query'
import type { CobrancaDoAtendimento } from '@vetlume/dominio/atendimento'
import { formatarData } from '@vetlume/dominio/tempo'
import type { ReactNode } from 'react'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { Dinheiro } from '../../../ui/valores.tsx'
import estilos from './dinheiro-em-jogo.module.css'

function Parcela({ titulo, detalhe, centavos }: { titulo: ReactNode; detalhe: string; centavos: number }) {
  return (
    <li className={estilos.parcela}>
      <div className={estilos.quem}>
        <Texto forte>{titulo}</Texto>
        <Texto tamanho="pequeno" secundario>
          {detalhe}
        </Texto>
      </div>
      <Dinheiro centavos={centavos} destaque />
    </li>
  )
}

function Parcelas({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <div>
      <Texto como="h3" tamanho="pequeno" secundario forte>
        {rotulo}
      </Texto>
      <Pilha como="ul" espaco={0} aria-label={rotulo}>
        {children}
      </Pilha>
    </div>
  )
}

type Titulo = CobrancaDoAtendimento['titulos'][number]

function detalheDoTitulo({ numero, vencimento, aFaturar }: Titulo): string {
  const dia = formatarData(vencimento)
  if (aFaturar) return `Entra no fechamento da clínica, com vencimento previsto para ${dia}`
  return `${numero === null ? 'Vence' : `Título nº ${numero}, vence`} em ${dia}`
}

function Quadro({ cobranca: { titulos, repasses } }: { cobranca: CobrancaDoAtendimento }) {
  return (
    <Pilha espaco={3}>
      <Parcelas rotulo="A receber">
        {titulos.length === 0 && (
          <Texto como="li" className={estilos.nada}>
            Nada a cobrar.
          </Texto>
        )}
        {titulos.map((titulo) => (
          <Parcela
            key={String(titulo.coparticipacao)}
            titulo={titulo.coparticipacao ? `${titulo.contraparte} (coparticipação)` : titulo.contraparte}
            detalhe={detalheDoTitulo(titulo)}
            centavos={titulo.valorCentavos}
          />
        ))}
      </Parcelas>
      <Parcelas rotulo="Repasse do especialista">
        {repasses.map(({ item, exame, centavos, texto }) => (
          <Parcela key={item} titulo={exame} detalhe={texto} centavos={centavos} />
        ))}
      </Parcelas>
    </Pilha>
  )
}

/** The money of a step, told before it is taken, or why it cannot be taken. */
export function DinheiroEmJogo({ consulta }: { consulta: UseQueryResult<CobrancaDoAtendimento> }) {
  const { data, error, refetch } = consulta
  if (error !== null && data === undefined) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (data === undefined) return <Esqueleto linhas={4} />
  if (data.impedimento !== null) return <Recado tom="warning">{data.impedimento}</Recado>
  return <Quadro cobranca={data} />
}
