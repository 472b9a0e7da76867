import type { DadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useSessao } from '../../lib/use-sessao.ts'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { CampoCidade, fonteDoCadastro } from '../cadastros/index.ts'
import type { ValoresDoTutor } from './valores.ts'

export interface CamposDoTutorProps {
  controle: Control<ValoresDoTutor, unknown, DadosDoTutor>
  ficha: TutorCompleto | undefined
  desabilitado: boolean
}

/** Who the person is and how to reach them: what a registration in the middle of something else asks for. */
export function CamposDeContato({
  controle,
  desabilitado,
  focar = false,
}: Omit<CamposDoTutorProps, 'ficha'> & { focar?: boolean }) {
  const estrangeiro = useWatch({ control: controle, name: 'estrangeiro' }) === true
  const comum = { controle, desabilitado }
  return (
    <Grade>
      <CampoTexto
        {...comum}
        nome="nome"
        rotulo="Nome completo"
        obrigatorio
        maximo={120}
        focar={focar}
        className="inteiro"
      />
      <CampoMascara {...comum} nome="cpf" rotulo="CPF" mascara="cpf" obrigatorio={!estrangeiro} />
      <CampoMarcado {...comum} nome="estrangeiro" rotulo="Estrangeiro, sem CPF" />
      <CampoMascara {...comum} nome="telefone" rotulo="Telefone" mascara="telefone" />
      <CampoMascara {...comum} nome="whatsapp" rotulo="WhatsApp" mascara="telefone" />
      <CampoTexto {...comum} nome="email" rotulo="E-mail" tipo="email" maximo={254} className="inteiro" />
    </Grade>
  )
}

export function CamposDeEndereco({ controle, ficha, desabilitado }: CamposDoTutorProps) {
  const comum = { controle, desabilitado }
  return (
    <Grade>
      <CampoMascara {...comum} nome="cep" rotulo="CEP" mascara="cep" />
      <CampoCidade
        {...comum}
        nome="cidade"
        rotulo="Cidade"
        ajuda="Digite o nome e escolha"
        inicial={ficha?.cidade ?? null}
      />
      <CampoTexto {...comum} nome="logradouro" rotulo="Rua ou avenida" maximo={120} className="inteiro" />
      <CampoTexto {...comum} nome="numero" rotulo="Número" maximo={20} />
      <CampoTexto {...comum} nome="complemento" rotulo="Complemento" maximo={60} />
      <CampoTexto {...comum} nome="bairro" rotulo="Bairro" maximo={80} />
    </Grade>
  )
}

const clinicas = fonteDoCadastro('parceiro', {
  detalhe: ({ cidade }) => cidade,
})

/** Where the tutor came from and whether it is offered in new requests. A clinic does not choose its own origin. */
function CamposDeOrigem({ controle, ficha, desabilitado }: CamposDoTutorProps) {
  const { clinica } = useSessao()
  const comum = { controle, desabilitado }
  return (
    <Grade>
      {clinica === null && (
        <CampoBusca
          {...comum}
          {...clinicas}
          nome="parceiro"
          rotulo="Clínica de origem"
          ajuda="Quem trouxe o tutor"
          inicial={ficha?.parceiro ?? null}
        />
      )}
      {ficha !== undefined && (
        <CampoMarcado {...comum} nome="ativo" rotulo="Ativo" ajuda="Inativo não é oferecido em novos cadastros" chave />
      )}
    </Grade>
  )
}

/** Every field, in sections, for the page. */
export function CamposDoTutor({ focar, ...props }: CamposDoTutorProps & { focar: boolean }) {
  return (
    <>
      <Secao titulo="Responsável">
        <CamposDeContato {...props} focar={focar} />
      </Secao>
      <Secao titulo="Endereço" descricao="Sai impresso nos documentos do paciente.">
        <CamposDeEndereco {...props} />
      </Secao>
      <Secao titulo="Cadastro">
        <CamposDeOrigem {...props} />
      </Secao>
    </>
  )
}
