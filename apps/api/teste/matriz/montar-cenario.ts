import { CENARIO_DE_EXEMPLO } from '@vetlume/dominio/simulador'
import type { Ambiente } from '../ambiente.ts'
import { acertarTudo } from '../acertos.ts'
import { SIMPLES_DA_EMPRESA } from '../cadastros.ts'
import { contasDe } from '../contas.ts'
import { contaDoBanco, importar, pendentes } from '../extratos.ts'
import { criarEmpresa, marcarAdiante, type Empresa } from '../fabricas.ts'
import { inserirPix } from '../pix.ts'
import { inserirFechamento } from '../fechamentos.ts'
import { inserirNota } from '../nota-fiscal/preparo.ts'
import { percorrer } from '../percurso.ts'
import type { Cenario } from './linha.ts'

type Criar = (chave: string, entrada: object) => Promise<{ corpo: { codigo: string } }>

async function umDeCada(empresa: Empresa) {
  const criar = empresa.como.CLIENTE as unknown as Criar
  const criados: [string, string][] = []
  for (const [nome, { preencher }] of SIMPLES_DA_EMPRESA)
    criados.push([nome, (await criar(`POST /${nome}`, preencher(0))).corpo.codigo])
  return Object.fromEntries(criados)
}

/** A new company with one record of every kind that the rows of the matrix ask for. */
export async function montarCenario(amb: Ambiente): Promise<Cenario> {
  const empresa = await criarEmpresa(amb)
  await amb.db
    .updateTable('especialista')
    .set({ km_centavos: 180 })
    .where('codigo', '=', empresa.especialista)
    .execute()
  const percurso = await percorrer(amb, empresa)
  const [titulo] = (await empresa.como.CLIENTE('GET /contas-receber', {})).corpo.itens
  const link = (
    await empresa.como.CLIENTE('POST /laudo/:codigo/compartilhamentos', { codigo: percurso.laudo, dias: 5 })
  ).corpo
  const banco = await contaDoBanco(empresa)
  await importar(empresa, banco, { linhas: [{ dia: '2026-11-10', valor: '-9.90', memo: 'TARIFA' }] })
  const { caixa } = await contasDe(empresa)
  const transferida = { de: caixa, para: banco, dia: '2026-11-20', valorCentavos: 1_000 }
  const dono = empresa.como.CLIENTE
  const pedido = { papel: 'TUTOR', registro: percurso.tutor, tipo: 'ACESSO', detalhes: null, identidade: 'RG' } as const
  const copia = { animal: percurso.animal, para: 'Ana', finalidade: 'Segunda opinião', pedidaEm: '2026-11-20' }
  const incidente = {
    conhecidoEm: '2026-11-20',
    descricao: 'Planilha',
    dados: 'Nomes',
    pessoas: 1,
    medidas: null,
    risco: true,
  }
  const simulacao = { nome: 'Da matriz', cenarios: [CENARIO_DE_EXEMPLO] }
  return {
    empresa,
    ...percurso,
    ...(await marcarAdiante(amb, empresa, percurso.animal)),
    receber: titulo?.codigo ?? '',
    pix: await inserirPix(amb, empresa, titulo?.codigo ?? ''),
    acerto: await acertarTudo(empresa),
    fechamento: await inserirFechamento(amb, empresa),
    ...(await inserirNota(amb, empresa)),
    contaDoBanco: banco,
    movimento: (await pendentes(empresa, banco))[0]?.codigo ?? '',
    transferencia: (await empresa.como.CLIENTE('POST /transferencia', transferida)).corpo.codigo,
    compartilhamento: link.codigo,
    pedidoTitular: (await dono('POST /pedido-titular', pedido)).corpo.codigo,
    copia: (await dono('POST /copia-prontuario', copia)).corpo.codigo,
    incidente: (await dono('POST /incidente', incidente)).corpo.codigo,
    simples: await umDeCada(empresa),
    simulacao: (await empresa.como.CLIENTE_BASE('POST /simulacao', simulacao)).corpo.codigo,
    chave: link.url.split('#')[1] ?? '',
    email: empresa.usuarios.CLIENTE.email,
  }
}
