import { cartaoDoParceiro, ROTULOS_DA_COBRANCA_DO_PARCEIRO, type ItemDeParceiro } from '@vetlume/dominio/parceiro'
import { useSearch } from '@tanstack/react-router'
import { Abas } from '../../ui/abas.tsx'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import {
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  telaDeCadastro,
  usePode,
  doCartao,
} from '../cadastros/index.ts'
import { BotaoImportar } from '../importacao/index.ts'
import { TelaDeTabelasDePreco } from '../tabela-preco/index.ts'
import { colunasDaClinica, CONDICOES } from './colunas.tsx'

const ROTA = '/cadastro/parceiro'
const TABELAS = { aba: 'tabelas' } as const

const porCidade = filtroDoCadastro('cidade', 'Cidade', 'cidade', ({ nome, uf }) => `${nome}/${uf}`)

function AbasDeParceiros() {
  const { aba } = useSearch({ from: '/casca/cadastro/parceiro' })
  if (!usePode('tabela-preco:ler')) return null
  const emTabelas = aba === TABELAS.aba
  return (
    <Abas
      rotulo="Clínicas e tabelas de preço"
      abas={[
        { rotulo: 'Clínicas', para: ROTA, atual: !emTabelas },
        { rotulo: 'Tabelas de preço', para: ROTA, busca: TABELAS, atual: emTabelas },
      ]}
    />
  )
}

const criarTela = (colunas: readonly Coluna<ItemDeParceiro>[], filtros: readonly Filtro[]) =>
  telaDeCadastro({
    ...doCartao(cartaoDoParceiro),
    genero: 'a',
    titulo: 'Clínicas parceiras',
    descricao: 'Clínicas que pedem exames e recebem os laudos.',
    colunas: colunasDaClinica(colunas),
    filtros: [porCidade, ...filtros, filtroDeSituacao],
    dicaDaBusca: 'Buscar por nome, CNPJ ou CPF',
    Importar: () => <BotaoImportar tipo="PARCEIROS" />,
    Topo: AbasDeParceiros,
    vazio: {
      titulo: 'Nenhuma clínica parceira',
      texto:
        'Cadastre as clínicas que pedem exames, com contatos, preços e cobrança, ou traga a sua planilha de uma vez.',
    },
    registro: async () => (await import('./parceiro-registro.tsx')).registroDeParceiro,
  })

const ClinicasDaEmpresa = criarTela(CONDICOES, [
  filtroDeOpcoes('modoCobranca', 'Cobrança', ROTULOS_DA_COBRANCA_DO_PARCEIRO),
  filtroDoCadastro('tabelaPreco', 'Tabela de preço', 'tabela-preco'),
])
const Clinicas = criarTela([], [])
const Tabelas = TelaDeTabelasDePreco(ROTA, TABELAS, AbasDeParceiros)

/** The company manages clinics and price tables; others see where the clinics are. */
export function ParceiroPage() {
  const { aba } = useSearch({ from: '/casca/cadastro/parceiro' })
  if (!usePode('tabela-preco:ler')) return <Clinicas />
  return aba === TABELAS.aba ? <Tabelas /> : <ClinicasDaEmpresa />
}

ParceiroPage.carregar = Clinicas.carregar
