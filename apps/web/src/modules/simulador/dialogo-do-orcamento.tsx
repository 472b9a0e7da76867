import { dadosDoOrcamento } from '@vetlume/dominio/simulador'
import { abrirEmNovaAba } from '../../lib/abrir-em-nova-aba.ts'
import { api } from '../../lib/navegador.ts'
import { PRAZO_DE_IMPRIMIR_MS } from '../../lib/prazo-de-imprimir.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoDinheiro, CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import type { Simulacao } from './api.ts'

const VALIDADE_DIAS = 15

interface DialogoDoOrcamentoProps {
  simulacao: Simulacao
  /** What each scenario charges, typed or suggested; null where there is no price. */
  precos: readonly (number | null)[]
  aoFechar: () => void
}

/** A quote on paper, from a scenario as it was saved: what the exam costs to make is not in it. */
export function DialogoDoOrcamento({ simulacao: { codigo, cenarios }, precos, aoFechar }: DialogoDoOrcamentoProps) {
  const form = useFormulario({
    esquema: dadosDoOrcamento,
    valores: { cenario: '0', para: '', precoCentavos: precos[0] ?? null, validadeDias: VALIDADE_DIAS, condicoes: '' },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const pdf = await api('GET /simulacao/:codigo/orcamento', { codigo, ...dados }, { prazoMs: PRAZO_DE_IMPRIMIR_MS })
      abrirEmNovaAba(pdf, 'orcamento.pdf')
      aoFechar()
    },
  })
  const { control } = form
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Orçamento em PDF"
      descricao="Com o timbre da empresa, o exame e o preço. Custos e margem não aparecem."
    >
      <Formulario form={form} rotulo="Orçamento em PDF" rotuloDeSalvar="Gerar PDF" aoCancelar={aoFechar}>
        <Grade>
          {cenarios.length > 1 && (
            <CampoSelecao
              controle={control}
              nome="cenario"
              rotulo="Cenário"
              obrigatorio
              opcoes={cenarios.map(({ nome, servico }, indice) => ({
                valor: String(indice),
                rotulo: `${nome}: ${servico}`,
              }))}
              aoMudar={(indice) => form.setValue('precoCentavos', precos[Number(indice)] ?? null)}
              className="inteiro"
            />
          )}
          <CampoTexto
            controle={control}
            nome="para"
            rotulo="Para"
            ajuda="Nome do tutor ou da clínica"
            obrigatorio
            maximo={120}
            focar
            className="inteiro"
          />
          <CampoDinheiro controle={control} nome="precoCentavos" rotulo="Preço" obrigatorio />
          <CampoNumero controle={control} nome="validadeDias" rotulo="Vale por" sufixo="dias" obrigatorio />
          <CampoTexto
            controle={control}
            nome="condicoes"
            rotulo="Condições"
            ajuda="Preparo, prazo do laudo, formas de pagamento: uma por linha."
            linhas={3}
            maximo={1_000}
            className="inteiro"
          />
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
