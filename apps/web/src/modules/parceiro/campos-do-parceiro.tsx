import { ROTULOS_DO_FUSO, type Fuso } from '@vetlume/dominio/cidade'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { CamposDeEndereco, opcoesDe } from '../cadastros/index.ts'
import { SecaoDosContatos } from './secao-dos-contatos.tsx'
import { SecaoDaCobranca, SecaoDosPrecos } from './secoes-comerciais.tsx'
import type { CamposDoParceiroProps } from './valores.ts'

function SecaoDaClinica({ controle, focar }: Pick<CamposDoParceiroProps, 'controle' | 'focar'>) {
  return (
    <Secao titulo="Clínica">
      <Grade>
        <CampoTexto controle={controle} nome="nome" rotulo="Nome fantasia" obrigatorio maximo={120} focar={focar} />
        <CampoTexto controle={controle} nome="razaoSocial" rotulo="Razão social" obrigatorio maximo={160} />
        <CampoMascara
          controle={controle}
          nome="documento"
          rotulo="CNPJ ou CPF"
          ajuda="CPF quando o veterinário é autônomo"
          mascara="cpfOuCnpj"
          obrigatorio
        />
        <CampoTexto
          controle={controle}
          nome="crmvPj"
          rotulo="CRMV da empresa"
          ajuda="Como CRMV-SP 12345 PJ"
          maximo={40}
        />
        <CampoMascara controle={controle} nome="telefone" rotulo="Telefone" mascara="telefone" />
        <CampoTexto controle={controle} nome="email" rotulo="E-mail" tipo="email" maximo={254} />
      </Grade>
    </Secao>
  )
}

function SecaoDoEndereco({ controle, ficha, form }: Omit<CamposDoParceiroProps, 'focar'>) {
  return (
    <Secao
      titulo="Endereço"
      descricao="A cidade decide a taxa de deslocamento; as coordenadas, o tempo entre clínicas."
    >
      <Grade>
        <CamposDeEndereco
          controle={controle}
          cidade={ficha?.cidade ?? null}
          aoEscolherCidade={(cidade) => {
            if (cidade !== null) form.setValue('fuso', cidade.fuso as Fuso, { shouldDirty: true })
          }}
        />
        <CampoSelecao
          controle={controle}
          nome="fuso"
          rotulo="Fuso horário"
          ajuda="Vem da cidade"
          obrigatorio
          opcoes={opcoesDe(ROTULOS_DO_FUSO)}
        />
        <CampoNumero
          controle={controle}
          nome="latitude"
          rotulo="Latitude"
          ajuda="Em graus, como −23,5614"
          casas={6}
          negativo
        />
        <CampoNumero
          controle={controle}
          nome="longitude"
          rotulo="Longitude"
          ajuda="Em graus, como −46,6559"
          casas={6}
          negativo
        />
      </Grade>
    </Secao>
  )
}

function SecaoDaEntrega({ controle }: Pick<CamposDoParceiroProps, 'controle'>) {
  return (
    <Secao
      titulo="Entrega dos laudos e avisos"
      descricao="O laudo entregue está sempre na área da clínica. Escolha por onde mais ele vai."
    >
      <Grade>
        <CampoMarcado controle={controle} nome="entregaEmail" rotulo="Por e-mail" />
        <CampoMarcado
          controle={controle}
          nome="entregaWhatsapp"
          rotulo="Por WhatsApp"
          ajuda="Ao compartilhar o laudo, a conversa com quem recebe laudos vem pronta"
        />
        <CampoMarcado
          controle={controle}
          nome="entregaAutomatica"
          rotulo="Entregar ao assinar"
          ajuda="Sem esperar que alguém entregue"
          chave
        />
        <CampoMarcado
          controle={controle}
          nome="avisosAgenda"
          rotulo="Avisos e lembretes da agenda por e-mail"
          ajuda="Sem isso, a clínica acompanha pela área dela"
          chave
        />
      </Grade>
    </Secao>
  )
}

/** Every field of a clinic, in sections. */
export function CamposDoParceiro({ controle, ficha, focar, form }: CamposDoParceiroProps) {
  return (
    <>
      <SecaoDaClinica controle={controle} focar={focar} />
      <SecaoDosContatos controle={controle} />
      <SecaoDoEndereco controle={controle} ficha={ficha} form={form} />
      <SecaoDaCobranca controle={controle} />
      <SecaoDosPrecos controle={controle} ficha={ficha} />
      <SecaoDaEntrega controle={controle} />
      <Secao titulo="Observações" descricao="Só a sua equipe lê.">
        <CampoTexto controle={controle} nome="observacoes" rotulo="Observações" maximo={2_000} linhas={4} />
      </Secao>
    </>
  )
}
