import { formatarReais } from '@vetlume/dominio/dinheiro'
import { esquemaCpfOuCnpj } from '@vetlume/dominio/formatos'
import { opcional } from '@vetlume/dominio/contrato'
import { linhaOpcional } from '@vetlume/dominio/cadastro'
import { calcularNota, dadosDaEmissao, recusaDosValores, type PreviaDaNota } from '@vetlume/dominio/nota-fiscal'
import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoDinheiro } from '../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Recado } from '../../ui/recado.tsx'

const { tomador: _tomador, ...daEmissao } = dadosDaEmissao.shape

/** The form has no groups: whom a note is for is two fields, asked where the registry has no document. */
export const camposDaEmissao = {
  ...daEmissao,
  tomadorNome: linhaOpcional(150),
  tomadorDocumento: opcional(esquemaCpfOuCnpj),
}
const emissao = z.object(camposDaEmissao)
export type Digitado = z.input<typeof emissao>
type Lido = z.output<typeof emissao>

export const valoresDaEmissao = (previa: PreviaDaNota): Digitado => ({
  senha: '',
  descricao: previa.descricao,
  descontoCentavos: 0,
  issRetido: previa.issRetido,
  tomadorNome: previa.tomador.nome,
  tomadorDocumento: '',
})

/** As the endpoint asks for it. */
export function comoEmissao<D extends Lido>({ tomadorNome, tomadorDocumento, ...dados }: D) {
  const tomador =
    tomadorNome === null || tomadorDocumento === null ? null : { nome: tomadorNome, documento: tomadorDocumento }
  return { ...dados, tomador }
}

interface CamposProps {
  controle: Control<Digitado, unknown, Lido>
  previa: PreviaDaNota
  valorCentavos: number
}

function Resumo({ controle, previa, valorCentavos }: CamposProps) {
  const [desconto, retido] = useWatch({ control: controle, name: ['descontoCentavos', 'issRetido'] })
  const servico = {
    servicoCentavos: valorCentavos,
    descontoCentavos: desconto ?? 0,
    issRetido: retido === true,
  }
  const recusa = recusaDosValores(previa.tributacao, servico)
  if (recusa !== null) return <Recado tom="error">{recusa.mensagem}</Recado>
  const { issCentavos, issRetidoCentavos, liquidoCentavos } = calcularNota(previa.tributacao, servico)
  const iss = issCentavos === 0 ? 'ISS pelo Simples Nacional' : `ISS de ${formatarReais(issCentavos)}`
  return (
    <Recado>
      {`Serviço de ${formatarReais(valorCentavos)}. ${iss}${issRetidoCentavos > 0 ? ', retido pelo tomador' : ''}. Líquido de ${formatarReais(liquidoCentavos)}.`}
    </Recado>
  )
}

/** What a note says and the person may say otherwise, and the password that signs it. */
export function CamposDaEmissao(props: CamposProps) {
  const { controle, previa } = props
  return (
    <>
      {previa.tomador.documento === null && (
        <>
          <CampoTexto controle={controle} nome="tomadorNome" rotulo="Tomador" obrigatorio maximo={150} />
          <CampoTexto
            controle={controle}
            nome="tomadorDocumento"
            rotulo="CPF ou CNPJ do tomador"
            obrigatorio
            maximo={18}
          />
        </>
      )}
      <CampoTexto controle={controle} nome="descricao" rotulo="Descrição do serviço" linhas={2} maximo={1_000} />
      <CampoDinheiro controle={controle} nome="descontoCentavos" rotulo="Desconto incondicionado" />
      <CampoMarcado controle={controle} nome="issRetido" rotulo="ISS retido pelo tomador" />
      <Resumo {...props} />
      <CampoTexto
        controle={controle}
        nome="senha"
        rotulo="Senha do certificado da empresa"
        tipo="password"
        obrigatorio
        maximo={128}
        autoComplete="one-time-code"
        ajuda="Ela abre o certificado para esta assinatura e não é guardada."
      />
    </>
  )
}
