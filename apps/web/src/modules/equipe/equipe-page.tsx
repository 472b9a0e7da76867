import { useSearch } from '@tanstack/react-router'
import { ROTULOS_DO_ESTADO } from '@vetlume/dominio/usuario'
import { listar } from '../../lib/listar.ts'
import { usePode } from '../../lib/use-pode.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Filtro } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { filtroDeOpcoes, filtroDoCadastro } from '../cadastros/index.ts'
import { AbasDaEmpresa } from '../cliente/index.ts'
import { COLUNAS } from './colunas.tsx'

const Convidar = parte(async () => (await import('./convidar.tsx')).Convidar)
const Detalhe = parte(async () => (await import('./detalhe.tsx')).Detalhe)
const Papeis = parte(async () => (await import('./papeis.tsx')).Papeis)

const ROTA = '/empresa/equipe'
const PERFIS = { CLIENTE: 'Na empresa', ESPECIALISTA: 'Especialistas', PARCEIRO: 'Clínicas parceiras' }
const DUAS_ETAPAS = { true: 'Com', false: 'Sem' }

const DA_CLINICA: readonly Filtro[] = [
  filtroDeOpcoes('estado', 'Situação', ROTULOS_DO_ESTADO),
  filtroDeOpcoes('segundoFator', 'Duas etapas', DUAS_ETAPAS),
]
const DA_EMPRESA: readonly Filtro[] = [
  filtroDeOpcoes('perfil', 'Onde trabalha', PERFIS),
  filtroDoCadastro('parceiro', 'Clínica', 'parceiro'),
  filtroDoCadastro('especialista', 'Especialista', 'especialista'),
  ...DA_CLINICA,
]

const buscar = listar('equipe')

function Pessoas() {
  const convida = usePode('equipe:escrever')
  const vePapeis = usePode('papel:ler')
  const { clinica } = useSessao()
  const { codigo, buscaDoRegistro, criar, fechar } = useRegistroNaUrl()
  const convidar = convida && (
    <Botao variant="contained" aria-haspopup="dialog" onClick={criar}>
      Convidar
    </Botao>
  )
  return (
    <Pagina
      titulo="Equipe"
      descricao={
        clinica === null
          ? 'Quem trabalha na empresa e nas clínicas parceiras, e o que cada pessoa pode fazer.'
          : `Quem entra em nome de ${clinica.nome}.`
      }
      acoes={
        <>
          {vePapeis && (
            <BotaoElo to={ROTA} search={{ vista: 'papeis' }} variant="outlined">
              Conjuntos de permissões
            </BotaoElo>
          )}
          {convidar}
        </>
      }
    >
      <AbasDaEmpresa />
      <Lista
        nomes={['pessoa', 'pessoas']}
        chave={['equipe', 'lista']}
        buscar={buscar}
        colunas={COLUNAS}
        filtros={clinica === null ? DA_EMPRESA : DA_CLINICA}
        dicaDaBusca="Buscar por nome ou e-mail"
        ordemPadrao="nome"
        abrir={(pessoa) => ({ to: '.', search: buscaDoRegistro(pessoa.codigo) })}
        vazio={{
          titulo: 'Ninguém ainda',
          texto: 'Convide a primeira pessoa por e-mail ou por um link.',
          acao: convidar,
        }}
      />
      {codigo === null && convida && <Convidar aoFechar={fechar} />}
      {codigo != null && <Detalhe codigo={codigo} aoFechar={fechar} />}
    </Pagina>
  )
}

function Conjuntos() {
  return (
    <Pagina
      titulo="Conjuntos de permissões"
      largura="leitura"
      descricao="O que cada papel deixa fazer na empresa. Os perfis e o menu não mudam: o papel só tira."
      migalhas={[{ rotulo: 'Equipe', para: ROTA }, { rotulo: 'Conjuntos de permissões' }]}
    >
      <Papeis />
    </Pagina>
  )
}

/** The people of a company, or of the clinic of who looks, and what they may do. */
export function EquipePage() {
  const { vista } = useSearch({ from: '/casca/empresa/equipe' })
  return usePode('papel:ler') && vista === 'papeis' ? <Conjuntos /> : <Pessoas />
}
