import './simulador.css'
import { MAXIMO_DE_CENARIOS } from '@vetlume/dominio/simulador'
import { useEffect, useId } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { BotaoDeIncluir } from '../../ui/botoes-da-linha.tsx'
import { ColunaDoCenario } from './coluna-do-cenario.tsx'
import { Comparacao } from './comparacao.tsx'
import { proximoCenario, type ControleDaSimulacao, type FormDaSimulacao } from './formulario.ts'

/** The first field that is wrong, though its scenario is behind a tab or its group is closed. */
function mostrarErro(): void {
  const campo = document.querySelector<HTMLElement>('.sm [aria-invalid="true"]')
  const grupo = campo?.closest('details')
  if (grupo != null) grupo.open = true
  campo?.focus()
}

interface AbasProps {
  /** Of each scenario: two may have the same name. */
  chaves: readonly string[]
  controle: ControleDaSimulacao
  ativo: number
  painel: string
  aoEscolher: (indice: number) => void
}

/** Only where the scenarios do not fit side by side. */
function AbasDosCenarios({ chaves, controle, ativo, painel, aoEscolher }: AbasProps) {
  const cenarios = useWatch({ control: controle, name: 'cenarios' })
  return (
    <div role="tablist" aria-label="Cenários" className="sm-abas">
      {chaves.map((chave, indice) => (
        <button
          key={chave}
          type="button"
          role="tab"
          aria-selected={indice === ativo}
          aria-controls={`${painel}-${indice}`}
          onClick={() => aoEscolher(indice)}
        >
          {cenarios[indice]?.nome.trim() || `Cenário ${indice + 1}`}
        </button>
      ))}
    </div>
  )
}

export interface CenariosProps {
  form: FormDaSimulacao
  /** The one that is seen where they do not fit side by side. */
  ativo: number
  aoEscolher: (indice: number) => void
  /** How many times what was typed was found wrong when it was to be saved: each takes the person to it. */
  recusas: number
}

/** Up to three scenarios, side by side where there is room for them, and what sets them apart. */
export function Cenarios({ form, ativo, aoEscolher, recusas }: CenariosProps) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'cenarios', keyName: 'chave' })
  const painel = useId()
  useEffect(() => {
    if (recusas > 0) mostrarErro()
  }, [recusas])
  const visivel = Math.min(ativo, fields.length - 1)

  const incluir = () => {
    const ultimo = form.getValues('cenarios').at(-1)
    if (ultimo === undefined) return
    append(proximoCenario(ultimo, fields.length), { shouldFocus: false })
    aoEscolher(fields.length)
  }
  return (
    <div className="sm">
      {fields.length > 1 && (
        <AbasDosCenarios
          chaves={fields.map(({ chave }) => chave)}
          controle={control}
          ativo={visivel}
          painel={painel}
          aoEscolher={aoEscolher}
        />
      )}
      <div className="sm-colunas" data-quantos={fields.length}>
        {fields.map(({ chave }, indice) => (
          <div key={chave} id={`${painel}-${indice}`} className="sm-caixa" data-ativo={indice === visivel}>
            <ColunaDoCenario
              form={form}
              indice={indice}
              aoRetirar={fields.length > 1 ? () => remove(indice) : undefined}
            />
          </div>
        ))}
      </div>
      {fields.length < MAXIMO_DE_CENARIOS && (
        <BotaoDeIncluir aoClicar={incluir}>Comparar com outro cenário</BotaoDeIncluir>
      )}
      {fields.length > 1 && <Comparacao controle={control} />}
    </div>
  )
}
