import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWatch, type Control } from 'react-hook-form'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { consultaDasTabelas } from './api.ts'
import {
  esquemaDoLaboratorio,
  OPCOES_DOS_PRECOS,
  paraUrl,
  valoresDaUrl,
  type MudancasNaUrl,
  type ValoresDoLaboratorio,
} from './mudancas.ts'
import { NO_LABORATORIO, ROTA } from './onde.ts'

interface ControleProps {
  controle: Control<ValoresDoLaboratorio, unknown, ValoresDoLaboratorio>
}

function CampoDaTabela({ controle }: ControleProps) {
  const { data, error } = useQuery(consultaDasTabelas)
  const escolhida = useWatch({ control: controle, name: 'tabela' })
  const opcoes = (data?.itens ?? []).map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome }))
  // The address may name one before they are read, or one that is gone.
  if (escolhida !== null && !opcoes.some(({ valor }) => valor === escolhida))
    opcoes.push({ valor: escolhida, rotulo: data === undefined ? 'Carregando…' : 'Tabela que não existe mais' })
  const ajuda =
    error !== null
      ? mensagemDoErro(error)
      : data?.itens.length === 0
        ? 'Nenhuma tabela cadastrada. Crie uma em Clínicas parceiras.'
        : 'Para as clínicas sem preço próprio.'
  return (
    <CampoSelecao
      controle={controle}
      nome="tabela"
      rotulo="Tabela de preço"
      obrigatorio
      ajuda={ajuda}
      opcoes={opcoes}
    />
  )
}

function CamposDosPrecos({ controle }: ControleProps) {
  const precos = useWatch({ control: controle, name: 'precos' })
  return (
    <>
      <CampoSelecao controle={controle} nome="precos" rotulo="Preços" obrigatorio opcoes={OPCOES_DOS_PRECOS} />
      {precos === 'REAJUSTE' && (
        <CampoPercentual
          controle={controle}
          nome="reajusteBp"
          rotulo="Reajuste"
          obrigatorio
          negativo
          ajuda="Negativo, diminui. O deslocamento não muda."
        />
      )}
      {precos === 'TABELA' && <CampoDaTabela controle={controle} />}
    </>
  )
}

/** What is tried out; it goes to the address, which the result is read from. */
export function CamposDoLaboratorio({ atuais }: { atuais: MudancasNaUrl }) {
  const navegar = useNavigate()
  const ir = (mudancas: MudancasNaUrl) =>
    navegar({ to: ROTA, search: { ...NO_LABORATORIO, ...mudancas }, replace: true })
  const form = useFormulario({
    esquema: esquemaDoLaboratorio,
    valores: valoresDaUrl(atuais),
    protegerMudancas: false,
    aoEnviar: (valores) => ir(paraUrl(valores)),
  })
  const limpar = () => {
    form.reset(valoresDaUrl({}))
    void ir({})
  }
  const hoje = agoraNoFuso().toPlainDate().toString()
  return (
    <Formulario form={form} rotulo="O que muda" rotuloDeSalvar="Simular" aoCancelar={limpar} rotuloDeCancelar="Limpar">
      <Grade colunas={3}>
        <CampoData controle={form.control} nome="de" rotulo="Exames de" obrigatorio maximo={hoje} />
        <CampoData controle={form.control} nome="ate" rotulo="Exames até" obrigatorio maximo={hoje} />
        <CamposDosPrecos controle={form.control} />
        <CampoPercentual
          controle={form.control}
          nome="repasseBp"
          rotulo="Repasse"
          ajuda="Em branco, o que cada regra pagou."
        />
        <CampoPercentual
          controle={form.control}
          nome="taxaBp"
          rotulo="Taxa do pagamento"
          ajuda="Em branco, as que os pagamentos tiveram."
        />
      </Grade>
    </Formulario>
  )
}
