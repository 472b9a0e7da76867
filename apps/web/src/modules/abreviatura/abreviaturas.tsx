import './abreviaturas.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Abreviatura } from '@vetlume/dominio/abreviatura'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { BotaoDeIcone } from '../../ui/botao-de-icone.tsx'
import { BotaoDeIncluir, BotaoDeRetirar } from '../../ui/botoes-da-linha.tsx'
import { Esqueleto, EstadoDeErro, EstadoVazio } from '../../ui/estados.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { consultaDeAbreviaturas } from './api.ts'
import { FormularioDeAbreviatura } from './formulario-de-abreviatura.tsx'

interface LinhaProps {
  abreviatura: Abreviatura
  aoMudar: () => void
  aoApagar: () => void
}

function Linha({ abreviatura: { atalho, texto }, aoMudar, aoApagar }: LinhaProps) {
  return (
    <li>
      <div>
        <code>;{atalho}</code>
        <p>{texto}</p>
      </div>
      <div>
        <BotaoDeIcone size="small" rotulo={`Mudar ;${atalho}`} onClick={aoMudar}>
          <Icone nome="edit" tamanho="pequeno" />
        </BotaoDeIcone>
        <BotaoDeRetirar rotulo={`Apagar ;${atalho}`} aoClicar={aoApagar} />
      </div>
    </li>
  )
}

function useApagar(): (abreviatura: Abreviatura) => Promise<void> {
  const cliente = useQueryClient()
  const atualizar = () => cliente.invalidateQueries({ queryKey: consultaDeAbreviaturas.queryKey })
  const repor = async (abreviatura: Abreviatura) => {
    try {
      await api('PUT /abreviatura/:atalho', abreviatura)
    } catch (erro) {
      avisar.erro(erro)
    }
    await atualizar()
  }
  return async (abreviatura) => {
    const { atalho } = abreviatura
    try {
      await api('DELETE /abreviatura/:atalho', { atalho })
      avisar.informacao(`Abreviatura ;${atalho} apagada.`, {
        rotulo: 'Desfazer',
        executar: () => void repor(abreviatura),
      })
    } catch (erro) {
      avisar.erro(erro)
    }
    await atualizar()
  }
}

/** The person's own texts: kept, changed and erased here, written with `;` in a laudo. */
export function Abreviaturas() {
  const { data, error, refetch } = useQuery(consultaDeAbreviaturas)
  const [emEdicao, definirEmEdicao] = useState<Abreviatura | 'nova' | null>(null)
  const apagar = useApagar()
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={4} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  if (emEdicao !== null)
    return (
      <FormularioDeAbreviatura
        inicial={emEdicao === 'nova' ? null : emEdicao}
        existentes={data.map(({ atalho }) => atalho)}
        aoFechar={() => definirEmEdicao(null)}
      />
    )
  return (
    <div className="ab">
      {data.length === 0 ? (
        <EstadoVazio
          titulo="Nenhuma abreviatura"
          texto="Guarde um texto que você escreve sempre: ;fig e espaço, e ele está escrito."
        />
      ) : (
        <ul className="ab-lista" aria-label="Abreviaturas">
          {data.map((abreviatura) => (
            <Linha
              key={abreviatura.atalho}
              abreviatura={abreviatura}
              aoMudar={() => definirEmEdicao(abreviatura)}
              aoApagar={() => void apagar(abreviatura)}
            />
          ))}
        </ul>
      )}
      <BotaoDeIncluir aoClicar={() => definirEmEdicao('nova')}>Nova abreviatura</BotaoDeIncluir>
    </div>
  )
}
