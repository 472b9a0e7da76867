import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { formatarCep, formatarTelefone } from '@vetlume/dominio/formatos'
import { identificacaoPorExtenso, type TutorCompleto, type TutorDuplicado } from '@vetlume/dominio/tutor'
import { Suspense, useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Dados, definirRegistro, FichaACaminho, procurarNoCadastro, type PartesDoRegistro } from '../cadastros/index.ts'
import { AnimaisDoTutor } from './animais-do-tutor.tsx'
import { consultaDeTutoresParecidos } from './api.ts'
import { opcaoDeTutor } from './opcao-de-tutor.ts'
import { CamposDoTutor } from './campos-do-tutor.tsx'
import { Consentimentos } from './consentimentos.tsx'
import { EscolherOutro } from './uniao/lentos.ts'
import { LevaAoUnido } from './uniao/leva-ao-unido.tsx'
import { useUnirTutores } from './uniao/use-unir-tutores.ts'
import { FORMULARIO_DO_TUTOR } from './valores.ts'
import { conteudo } from '../../ui/conteudo.tsx'
import { Recado } from '../../ui/recado.tsx'

const UnirTutores = conteudo(async () => (await import('./uniao/unir-tutores.tsx')).UnirTutores)

const procurar = procurarNoCadastro('tutor', {})

const MOTIVOS: Readonly<Record<TutorDuplicado['motivos'][number], string>> = {
  TELEFONE: 'mesmo telefone',
  EMAIL: 'mesmo e-mail',
  NOME: 'nome parecido',
}

const sugestao = ({ codigo, nome, animais, motivos }: TutorDuplicado) => ({
  codigo,
  nome,
  detalhe: animais.join(', '),
  motivo: motivos.map((motivo) => MOTIVOS[motivo]).join(', '),
})

/** Opens the search of the other record; offered over the record too, when another is probably the same person. */
function useUniao({ codigo, nome }: TutorCompleto) {
  const unir = useUnirTutores()
  const [escolhendo, definirEscolhendo] = useState(false)
  const { data: parecidos = [] } = useQuery(consultaDeTutoresParecidos(codigo, unir !== null))
  const dialogo = escolhendo && (
    <EscolherOutro
      {...{ codigo, nome }}
      oQue="tutor"
      chave="tutor"
      sugestoes={parecidos.map(sugestao)}
      procurar={async (texto, sinal) => (await procurar(texto, sinal)).map(opcaoDeTutor)}
      aoEscolher={(outro) => unir?.(codigo, { codigo: outro })}
      aoFechar={() => definirEscolhendo(false)}
    />
  )
  return { pode: unir !== null, parecidos, abrir: () => definirEscolhendo(true), dialogo }
}

function BotaoUnir({ ficha }: { ficha: TutorCompleto }) {
  const { pode, abrir, dialogo } = useUniao(ficha)
  if (!pode) return null
  return (
    <>
      <Botao variant="outlined" startIcon={<Icone nome="call-merge" />} onClick={abrir}>
        Unir
      </Botao>
      {dialogo}
    </>
  )
}

function TalvezRepetido({ ficha }: { ficha: TutorCompleto }) {
  const { parecidos, abrir, dialogo } = useUniao(ficha)
  const [primeiro] = parecidos
  if (primeiro === undefined) return null
  return (
    <>
      <Recado
        acao={
          <Botao size="small" color="inherit" onClick={abrir}>
            Comparar
          </Botao>
        }
      >
        {parecidos.length === 1
          ? `${primeiro.nome} pode ser a mesma pessoa (${sugestao(primeiro).motivo}).`
          : `${parecidos.length} cadastros podem ser da mesma pessoa.`}
      </Recado>
      {dialogo}
    </>
  )
}

function Antes({ ficha }: { ficha: TutorCompleto }) {
  return (
    <>
      <TalvezRepetido ficha={ficha} />
      <AnimaisDoTutor ficha={ficha} />
    </>
  )
}

/** The switch between a record and where it was merged into: what was merged has nothing left to show. */
function AntesOuUnido({ ficha }: { ficha: TutorCompleto }) {
  return ficha.unidoA === null ? <Antes ficha={ficha} /> : <LevaAoUnido nome={ficha.nome} unidoA={ficha.unidoA} />
}

/** The record for who may only read it. */
function LeituraDoTutor({ ficha }: { ficha: TutorCompleto }) {
  const { telefone, outroTelefone, whatsapp, email, cep, cidade } = ficha
  const { logradouro, numero, complemento, bairro } = ficha
  const endereco = [logradouro, numero, complemento, bairro].filter((linha) => linha !== null).join(', ')
  return (
    <Secao titulo="Responsável">
      <Dados
        itens={[
          ['Identificação', identificacaoPorExtenso(ficha)],
          ['E-mail', email],
          ['Telefone', telefone && formatarTelefone(telefone)],
          ['Outro telefone', outroTelefone && formatarTelefone(outroTelefone)],
          ['WhatsApp', whatsapp && formatarTelefone(whatsapp)],
          ['Endereço', endereco],
          ['Cidade', cidade && `${cidade.nome}/${cidade.uf}`],
          ['CEP', cep && formatarCep(cep)],
        ]}
      />
    </Secao>
  )
}

const { Novo, Ficha } = definirRegistro('tutor', {
  ...FORMULARIO_DO_TUTOR,
  valores: (ficha) => FORMULARIO_DO_TUTOR.valores(ficha),
  nome: ({ nome }) => nome,
  Campos: CamposDoTutor,
  Acoes: BotaoUnir,
  Antes: AntesOuUnido,
  Depois: Consentimentos,
  Leitura: LeituraDoTutor,
})

export const registroDoTutor: PartesDoRegistro = {
  Novo,
  Ficha: function FichaDoTutor({ tela, codigo }) {
    const { unir } = useSearch({ from: '/casca/cadastro/tutor' })
    return unir === undefined ? (
      <Ficha tela={tela} codigo={codigo} />
    ) : (
      <Suspense fallback={<FichaACaminho titulo="Unir tutores" />}>
        <UnirTutores key={unir} tela={tela} codigo={codigo} outro={unir} />
      </Suspense>
    )
  },
}
