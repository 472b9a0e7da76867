import type { dadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { CamposDeEndereco, fonteDoCadastro, type CamposProps } from '../cadastros/index.ts'
import { CpfExistente } from './cpf-existente.tsx'
import { useUnirTutores } from './uniao/use-unir-tutores.ts'
import type { ValoresDoTutor } from './valores.ts'

type Saida = z.output<typeof dadosDoTutor>
type PropsDoTutor = CamposProps<TutorCompleto, ValoresDoTutor, Saida>

export interface CamposDoTutorProps {
  controle: PropsDoTutor['controle']
  form: Pick<PropsDoTutor['form'], 'setValue'>
  ficha: TutorCompleto | undefined
}

/** Who the person is and how to reach them: what a registration in the middle of something else asks for. */
export function CamposDeContato({
  controle,
  form,
  focar = false,
}: Omit<CamposDoTutorProps, 'ficha'> & { focar?: boolean }) {
  const [marcado, documento] = useWatch({ control: controle, name: ['estrangeiro', 'documento'] })
  const estrangeiro = marcado === true
  const comum = { controle }
  const sobrando = !estrangeiro && documento != null && documento !== ''
  useEffect(() => {
    // Only what is there: blank over blank would count as a change that nobody made.
    if (sobrando) form.setValue('documento', '')
  }, [sobrando, form])
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
      <CampoMascara
        {...comum}
        nome="cpf"
        rotulo="CPF"
        mascara="cpf"
        ajuda={estrangeiro ? undefined : 'Pode ficar para depois: até lá, os documentos dizem “não informado”.'}
      />
      <CampoMarcado {...comum} nome="estrangeiro" rotulo="Estrangeiro, sem CPF" aoLado />
      {estrangeiro && (
        <CampoTexto
          {...comum}
          nome="documento"
          rotulo="Passaporte ou outro documento"
          maximo={40}
          className="inteiro"
          ajuda="Como está escrito nele"
        />
      )}
      <CampoMascara {...comum} nome="telefone" rotulo="Telefone" mascara="telefone" />
      <CampoMascara {...comum} nome="outroTelefone" rotulo="Outro telefone" mascara="telefone" />
      <CampoMascara {...comum} nome="whatsapp" rotulo="WhatsApp" mascara="telefone" />
      <CampoTexto {...comum} nome="email" rotulo="E-mail" tipo="email" maximo={254} />
    </Grade>
  )
}

const clinicas = fonteDoCadastro('parceiro', {
  detalhe: ({ cidade }) => cidade,
})

/** Where the tutor came from. A clinic does not choose its own origin. */
function CamposDeOrigem({ controle, ficha }: Omit<CamposDoTutorProps, 'form'>) {
  const { clinica } = useSessao()
  if (clinica !== null) return null
  return (
    <Secao titulo="Origem">
      <Grade>
        <CampoBusca
          controle={controle}
          {...clinicas}
          nome="parceiro"
          rotulo="Clínica de origem"
          ajuda="Quem trouxe o tutor"
          inicial={ficha?.parceiro ?? null}
        />
      </Grade>
    </Secao>
  )
}

/** Every field, in sections, for the page. A CPF that is already there offers its record, or to make one of the two. */
export function CamposDoTutor({ controle, form, ficha, focar }: PropsDoTutor) {
  const { abrir } = useRegistroNaUrl()
  const unir = useUnirTutores()
  const cpf = useWatch({ control: controle, name: 'cpf' })
  return (
    <>
      <CpfExistente
        cpf={cpf}
        exceto={ficha?.codigo}
        rotuloDeUsar="Abrir cadastro"
        aoUsar={({ codigo }) => abrir(codigo)}
        // Whoever has a CPF of their own is somebody else.
        aoUnir={
          unir === null || ficha === undefined || ficha.cpf !== null ? undefined : ({ codigo }) => unir(codigo, ficha)
        }
      />
      <Secao titulo="Responsável">
        <CamposDeContato controle={controle} form={form} focar={focar} />
      </Secao>
      <Secao titulo="Endereço" descricao="Sai impresso nos documentos do paciente.">
        <Grade>
          <CamposDeEndereco controle={controle} cidade={ficha?.cidade ?? null} />
        </Grade>
      </Secao>
      <CamposDeOrigem controle={controle} ficha={ficha} />
    </>
  )
}
