import { dadosDoConvite, PERMISSAO_DE_QUEM_DA, type FichaDaEquipe, type PerfilDaEquipe } from '@vetlume/dominio/equipe'
import { useQuery } from '@tanstack/react-query'
import { DESCRICOES_DO_PAPEL, type PapelPronto } from '@vetlume/dominio/permissoes'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../lib/navegador.ts'
import { usePode } from '../../lib/use-pode.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Recado } from '../../ui/recado.tsx'
import { fonteDoCadastro } from '../cadastros/index.ts'
import { consultaDosLugares, useAtualizarEquipe, useOpcoesDePapel } from './api.ts'
import { LinkDoConvite } from './link-do-convite.tsx'

const COMO: readonly { valor: PerfilDaEquipe; rotulo: string }[] = [
  { valor: 'CLIENTE', rotulo: 'Na empresa' },
  { valor: 'ESPECIALISTA', rotulo: 'Como especialista, que examina e assina' },
  { valor: 'PARCEIRO', rotulo: 'Em uma clínica parceira' },
]
const clinicas = fonteDoCadastro('parceiro')
const especialistas = fonteDoCadastro('especialista')

/** Whom the invitation is for, where that was decided before the form: from the record of a clinic or of a specialist. */
export interface AlvoDoConvite {
  perfil: 'PARCEIRO' | 'ESPECIALISTA'
  codigo: string
  nome: string
  /** What the record already knows. */
  email?: string | null
}

interface ConvidarProps {
  alvo?: AlvoDoConvite | undefined
  aoFechar: () => void
}

function useConvite(alvo: AlvoDoConvite | undefined, aoConvidar: (ficha: FichaDaEquipe) => void) {
  const { clinica } = useSessao()
  const atualizar = useAtualizarEquipe()
  const perfil: PerfilDaEquipe = alvo?.perfil ?? (clinica === null ? 'CLIENTE' : 'PARCEIRO')
  return useFormulario({
    esquema: dadosDoConvite,
    valores: {
      nome: alvo?.perfil === 'ESPECIALISTA' ? alvo.nome : '',
      email: alvo?.email ?? '',
      perfil,
      papel: 'RECEPCAO',
      parceiro: alvo?.perfil === 'PARCEIRO' ? alvo.codigo : (clinica?.codigo ?? null),
      especialista: alvo?.perfil === 'ESPECIALISTA' ? alvo.codigo : null,
    },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const ficha = await api('POST /equipe/convite', dados)
      await atualizar()
      aoConvidar(ficha)
    },
  })
}

/** From four fifths on, how many more the plan holds; full, what to do about it. People of clinics are not counted. */
function AvisoDosLugares() {
  const { data: lugares } = useQuery(consultaDosLugares)
  if (lugares === undefined || !lugares.avisar) return null
  const { usado, limite, esgotado } = lugares
  return (
    <Recado tom={esgotado ? 'error' : 'warning'}>
      {`O plano permite ${limite ?? 0} pessoas, e já são ${usado} com os convites que esperam. `}
      {esgotado
        ? 'Desative alguém, cancele um convite ou mude de plano.'
        : 'Mude de plano antes de o limite impedir convites.'}
    </Recado>
  )
}

function Campos({ form, fixo }: { form: ReturnType<typeof useConvite>; fixo: boolean }) {
  const { control: controle } = form
  const papeis = useOpcoesDePapel()
  const dadas = {
    CLIENTE: true,
    ESPECIALISTA: usePode(PERMISSAO_DE_QUEM_DA.ESPECIALISTA),
    PARCEIRO: usePode(PERMISSAO_DE_QUEM_DA.PARCEIRO),
  }
  const [perfil, papel] = useWatch({ control: controle, name: ['perfil', 'papel'] })
  const daClinica = perfil === 'PARCEIRO'
  const descricao = DESCRICOES_DO_PAPEL[papel as PapelPronto] as string | undefined
  return (
    <>
      {!daClinica && <AvisoDosLugares />}
      <Grade>
        <CampoTexto controle={controle} nome="nome" rotulo="Nome" maximo={120} focar />
        <CampoTexto
          controle={controle}
          nome="email"
          rotulo="E-mail"
          tipo="email"
          maximo={254}
          ajuda="Em branco, você recebe um link para enviar pelo WhatsApp"
        />
        {!fixo && (
          <CampoSelecao
            controle={controle}
            nome="perfil"
            rotulo="Onde trabalha"
            obrigatorio
            opcoes={COMO.filter(({ valor }) => dadas[valor])}
          />
        )}
        {perfil === 'CLIENTE' && (
          <CampoSelecao
            controle={controle}
            nome="papel"
            rotulo="O que pode fazer"
            obrigatorio
            opcoes={papeis}
            {...(descricao === undefined ? {} : { ajuda: descricao })}
          />
        )}
        {!fixo && daClinica && (
          <CampoBusca {...clinicas} controle={controle} nome="parceiro" rotulo="Clínica" obrigatorio inicial={null} />
        )}
        {!fixo && perfil === 'ESPECIALISTA' && (
          <CampoBusca
            {...especialistas}
            controle={controle}
            nome="especialista"
            rotulo="Especialista"
            obrigatorio
            inicial={null}
          />
        )}
      </Grade>
    </>
  )
}

/** Invites somebody by e-mail or, without one, by a link that is shown to be sent. */
export function Convidar({ alvo, aoFechar }: ConvidarProps) {
  const { clinica } = useSessao()
  const [link, definirLink] = useState<string | null>(null)
  const form = useConvite(alvo, (ficha) => {
    if (ficha.link !== null) return definirLink(ficha.link)
    aoFechar()
    avisar.sucesso(`Convite enviado para ${ficha.email ?? ''}. Vale por 7 dias.`)
  })
  const onde = alvo?.nome ?? clinica?.nome
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={link === null ? 'Convidar' : 'Envie o convite'}
      descricao={
        link === null
          ? `A pessoa aceita pelo convite e entra com a própria senha.${onde === undefined ? '' : ` Para trabalhar em ${onde}.`}`
          : 'Quem abrir o link diz o próprio e-mail e aceita pela carta que recebe. Vale por 7 dias.'
      }
    >
      {link === null ? (
        <Formulario form={form} rotulo="Convite" rotuloDeSalvar="Convidar" aoCancelar={aoFechar}>
          <Campos form={form} fixo={alvo !== undefined || clinica !== null} />
        </Formulario>
      ) : (
        <LinkDoConvite link={link} />
      )}
    </Dialogo>
  )
}
