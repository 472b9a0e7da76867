import { BotaoDeRetirar } from '../../ui/botoes-da-linha.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { CamposDosCustos } from './campos-dos-custos.tsx'
import { CamposDoExame } from './campos-do-exame.tsx'
import { CamposDoPreco } from './campos-do-preco.tsx'
import type { FormDaSimulacao } from './formulario.ts'
import { LinhasDoCusto } from './linhas-do-custo.tsx'
import { Perguntas } from './perguntas.tsx'
import { Resumo } from './resumo.tsx'
import { Tornado } from './tornado.tsx'
import { useResultado } from './use-resultado.ts'

interface ColunaProps {
  form: FormDaSimulacao
  indice: number
  /** Undefined for the only one. */
  aoRetirar: (() => void) | undefined
}

function Resultados({ form, indice }: Pick<ColunaProps, 'form' | 'indice'>) {
  const calculado = useResultado({ controle: form.control, indice })
  if (calculado.falta !== null) return <p className="sm-falta">Para calcular: {calculado.falta}</p>
  const { cenario, simulacao } = calculado
  const { resultado } = simulacao
  return (
    <div className="sm-resultados">
      <Resumo simulacao={simulacao} />
      {resultado !== null && <LinhasDoCusto resultado={resultado} imposto={simulacao.explicacaoDoImposto} />}
      {resultado !== null && <Tornado efeitos={resultado.sensibilidade} />}
      <Perguntas cenario={cenario} />
    </div>
  )
}

/** One scenario: what it gives, and what it is made of. */
export function ColunaDoCenario({ form, indice, aoRetirar }: ColunaProps) {
  const { control } = form
  const campos = { controle: control, indice }
  const nome = `Cenário ${indice + 1}`
  return (
    <section aria-label={nome} className="sm-coluna">
      <div className="sm-dados">
        <div className="sm-nome">
          <CampoTexto
            controle={control}
            nome={`cenarios.${indice}.nome`}
            rotulo="Nome do cenário"
            obrigatorio
            maximo={60}
          />
          {aoRetirar !== undefined && (
            <BotaoDeRetirar rotulo={`Retirar o cenário ${indice + 1}`} aoClicar={aoRetirar} />
          )}
        </div>
        <CamposDoExame form={form} indice={indice} />
        <CamposDosCustos {...campos} />
        <CamposDoPreco {...campos} />
      </div>
      <Resultados form={form} indice={indice} />
    </section>
  )
}
