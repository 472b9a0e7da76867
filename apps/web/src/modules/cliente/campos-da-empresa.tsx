import { ROTULOS_DO_FUSO, type Fuso } from '@vetlume/dominio/cidade'
import type { Cliente } from '@vetlume/dominio/cliente'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoNumero, CampoPercentual } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { CamposDeEndereco, opcoesDe } from '../cadastros/index.ts'
import { CampoCor } from './campo-cor.tsx'
import type { ValoresDaEmpresa } from './valores.ts'

export interface CamposDaEmpresaProps<S> {
  controle: Control<ValoresDaEmpresa, unknown, S>
  ficha: Cliente | undefined
  focar: boolean
  /** The clock follows the city that is chosen. */
  aoMudarFuso: (fuso: Fuso) => void
  /** What stands under the brand: how its pages look. */
  daMarca?: ReactNode
}

function CamposDeIdentificacao<S>({ controle, focar }: CamposDaEmpresaProps<S>) {
  return (
    <Secao titulo="Empresa">
      <Grade>
        <CampoTexto controle={controle} nome="nome" rotulo="Nome fantasia" obrigatorio maximo={120} focar={focar} />
        <CampoMascara controle={controle} nome="documento" rotulo="CPF ou CNPJ" mascara="cpfOuCnpj" obrigatorio />
        <CampoTexto
          controle={controle}
          nome="razaoSocial"
          rotulo="Razão social"
          obrigatorio
          maximo={150}
          className="inteiro"
        />
        <CampoMascara controle={controle} nome="telefone" rotulo="Telefone" mascara="telefone" />
        <CampoTexto controle={controle} nome="email" rotulo="E-mail" tipo="email" maximo={254} />
      </Grade>
    </Secao>
  )
}

function CamposTecnicos<S>({ controle }: CamposDaEmpresaProps<S>) {
  return (
    <Secao titulo="Responsabilidade técnica" descricao="Sai nos laudos e nos documentos, como pede o CFMV.">
      <Grade>
        <CampoTexto controle={controle} nome="responsavelTecnico" rotulo="Responsável técnico" maximo={120} />
        <CampoTexto
          controle={controle}
          nome="responsavelCrmv"
          rotulo="CRMV do responsável"
          dica="CRMV-SP 12345"
          maximo={30}
        />
        <CampoTexto controle={controle} nome="crmvPj" rotulo="CRMV da empresa" dica="CRMV-SP 12345 PJ" maximo={30} />
      </Grade>
    </Secao>
  )
}

function CamposDoEndereco<S>({ controle, ficha, aoMudarFuso }: CamposDaEmpresaProps<S>) {
  return (
    <Secao titulo="Endereço">
      <Grade>
        <CamposDeEndereco
          controle={controle}
          cidade={ficha?.cidade}
          aoEscolherCidade={(cidade) => cidade !== null && aoMudarFuso(cidade.fuso as Fuso)}
        />
        <CampoSelecao
          controle={controle}
          nome="fuso"
          rotulo="Fuso horário"
          obrigatorio
          opcoes={opcoesDe(ROTULOS_DO_FUSO)}
          ajuda="Os dias e as horas da empresa seguem este fuso"
        />
      </Grade>
    </Secao>
  )
}

function CamposDeRecebimento<S>({ controle }: CamposDaEmpresaProps<S>) {
  return (
    <Secao
      titulo="Recebimento"
      descricao="A chave vai no Pix copia e cola das cobranças, e os impostos entram no cálculo do repasse e do laboratório de preços."
    >
      <Grade>
        <CampoTexto
          controle={controle}
          nome="chavePix"
          rotulo="Chave Pix"
          ajuda="CPF, CNPJ, e-mail, telefone ou aleatória"
          maximo={77}
        />
        <CampoPercentual controle={controle} nome="impostoBp" rotulo="Impostos sobre o serviço" obrigatorio />
      </Grade>
    </Secao>
  )
}

/** What whoever takes its cards keeps, and when the money comes. */
function CamposDoCartao<S>({ controle }: CamposDaEmpresaProps<S>) {
  return (
    <Secao
      titulo="Recebimento no cartão"
      descricao="Ao receber no cartão, a taxa é sugerida e o dinheiro entra no fluxo de caixa no dia em que cai; se os bancos não abrirem nele, no próximo dia útil."
    >
      <Grade colunas={3}>
        <CampoPercentual controle={controle} nome="taxaDebitoBp" rotulo="Taxa do débito" obrigatorio />
        <CampoPercentual controle={controle} nome="taxaCreditoBp" rotulo="Taxa do crédito à vista" obrigatorio />
        <CampoPercentual controle={controle} nome="taxaAte6Bp" rotulo="Taxa de 2 a 6 parcelas" obrigatorio />
        <CampoPercentual controle={controle} nome="taxaAte12Bp" rotulo="Taxa de 7 a 12 parcelas" obrigatorio />
        <CampoNumero
          controle={controle}
          nome="diasDoDebito"
          rotulo="Dias até cair o débito"
          obrigatorio
          ajuda="Depois da venda, de 0 a 60"
        />
        <CampoNumero
          controle={controle}
          nome="diasDoCredito"
          rotulo="Dias até cair o crédito"
          obrigatorio
          ajuda="De cada parcela, de 0 a 60: com 30, a segunda cai em 60"
        />
      </Grade>
    </Secao>
  )
}

function CamposDaMarca<S>({ controle, daMarca }: CamposDaEmpresaProps<S>) {
  return (
    <Secao titulo="Marca nos documentos">
      <Grade>
        <CampoCor
          controle={controle}
          nome="cor"
          rotulo="Cor da marca"
          obrigatorio
          ajuda="Usada no timbre e nos títulos dos documentos"
        />
        <CampoTexto
          controle={controle}
          nome="timbre"
          rotulo="Texto do timbre"
          linhas={3}
          maximo={360}
          ajuda="Até 3 linhas, sob os dados da empresa"
          className="inteiro"
        />
        {daMarca}
      </Grade>
    </Secao>
  )
}

function CamposDaEntrega<S>({ controle }: CamposDaEmpresaProps<S>) {
  return (
    <Secao
      titulo="Entrega dos laudos"
      descricao="A clínica confirma que leu um achado crítico. Sem confirmação no prazo, ela e a empresa são avisadas de novo, por e-mail e pelo sino."
    >
      <Grade>
        <CampoNumero
          controle={controle}
          nome="minutosDoCritico"
          rotulo="Prazo para confirmar um achado crítico"
          sufixo="min"
          obrigatorio
          ajuda="De 15 minutos a 24 horas (1.440)"
        />
        <CampoMarcado
          controle={controle}
          nome="cartaAoTutor"
          rotulo="Avisar o tutor por e-mail"
          ajuda="Na entrega e na retificação, com o link do laudo, só a quem consentiu com e-mail. Laudo com achado crítico não é enviado ao tutor"
          chave
          className="inteiro"
        />
      </Grade>
    </Secao>
  )
}

function CamposDosEquipamentos<S>({ controle }: CamposDaEmpresaProps<S>) {
  return (
    <Secao
      titulo="Imagens dos equipamentos"
      descricao="Um estudo que chega e não é ligado a um exame não fica para sempre: a empresa é avisada 15 dias antes, ele é descartado e, 90 dias depois, apagado."
    >
      <Grade>
        <CampoNumero
          controle={controle}
          nome="diasDoEstudo"
          rotulo="Espera de um estudo sem exame"
          sufixo="dias"
          obrigatorio
          ajuda="De 30 dias a 2 anos (730)"
        />
      </Grade>
    </Secao>
  )
}

/** What a company says of itself: the same fields for it and for the operator. */
export function CamposDaEmpresa<S>(props: CamposDaEmpresaProps<S>) {
  return (
    <>
      <CamposDeIdentificacao {...props} />
      <CamposTecnicos {...props} />
      <CamposDoEndereco {...props} />
      <CamposDeRecebimento {...props} />
      <CamposDoCartao {...props} />
      <CamposDaEntrega {...props} />
      <CamposDosEquipamentos {...props} />
      <CamposDaMarca {...props} />
    </>
  )
}
