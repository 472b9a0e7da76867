import type { DadosDoEspecialista, Especialista } from '@vetlume/dominio/especialista'
import type { CtxCliente } from '../../context.ts'
import { encerrarAcessos, regravarPartes, verbosDoCadastro } from '../cadastros/index.ts'
import { lerEspecialista } from './queries.ts'

const verbos = verbosDoCadastro<DadosDoEspecialista, Especialista, CtxCliente, 'crmvTipo'>({
  entidade: 'especialista',
  escrever: 'especialista:escrever',
  ler: ({ tx, cliente, ator }, codigo) => lerEspecialista(tx, cliente, codigo, ator),
  foraDaTrilha: ['crmv', 'verPartes', 'verTrabalho'],
  colunas: ({ crmvUf, crmvNumero, crmvTipo, chavePix, velocidadeKmh, kmCentavos, franquiaKm, ...dados }) => ({
    nome: dados.nome,
    cpf: dados.cpf,
    crmv_uf: crmvUf,
    crmv_numero: crmvNumero,
    crmv_secundaria: crmvTipo === 'SECUNDARIA',
    especialidade: dados.especialidade,
    telefone: dados.telefone,
    email: dados.email,
    endereco: dados.endereco,
    chave_pix: chavePix,
    fuso: dados.fuso,
    velocidade_kmh: velocidadeKmh,
    km_centavos: kmCentavos,
    franquia_km: franquiaKm,
    partida_endereco: dados.partidaEndereco,
    partida_cidade: dados.partidaCidade === null ? null : Number(dados.partidaCidade),
    partida_latitude: dados.partidaLatitude,
    partida_longitude: dados.partidaLongitude,
    partida_volta: dados.partidaVolta,
    cor: dados.cor,
    observacoes: dados.observacoes,
  }),
  gravarPartes: async ({ ctx, dados, codigo }) => {
    const dono = ['especialista', codigo] as const
    const outras = dados.outrasEspecialidades.map((especialidade) => ({ especialidade }))
    await regravarPartes(ctx.tx, ctx.cliente, 'especialista_especialidade', dono, outras)
    const cidades = dados.cidades.map((cidade) => ({ cidade: Number(cidade) }))
    await regravarPartes(ctx.tx, ctx.cliente, 'especialista_cidade', dono, cidades)
  },
})

export const verbosDoEspecialista: typeof verbos = {
  ...verbos,
  mudarSituacao: async (chamada) => {
    const ficha = await verbos.mudarSituacao(chamada)
    if (!ficha.ativo) await encerrarAcessos(chamada.ctx, ficha.codigo)
    return ficha
  },
}
